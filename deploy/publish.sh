#!/bin/sh
# Publishes a release on this server, or rolls back to an earlier one. At no moment does a page lack a file.
#   publish.sh FOLDER    publish FOLDER, the release/ that "npm run build:release" wrote
#   publish.sh --back    roll back to the release before the one in service
#   publish.sh --to ID   put any release of the list in service
#   publish.sh --list    list the releases, oldest first
# SITE_DIR    where releases live (/srv/site)
# RELOAD      command that makes the server load a release (by default it reloads or starts nginx or, without it, Caddy)
# SITE_URL    where to check that the release is served (its own address, on this machine)
# WAIT        seconds that the server has to send it (30)
set -eu
umask 022
site=$(realpath -m -- "${SITE_DIR:-/srv/site}")
default='systemctl reload-or-restart caddy'
! command -v nginx >/dev/null || default='nginx -t -q && systemctl reload-or-restart nginx'

fail() { echo "publish.sh: $1" >&2 && exit 1; }
current() { [ ! -e "$site/current" ] || basename "$(realpath "$site/current")"; }
# One rename, so that there always is a current release. The server must not inherit the lock.
load() { ln -sfn "releases/$1" "$site/current.new" && mv -T "$site/current.new" "$site/current" && sh -c "${RELOAD:-$default}" 9>&-; }

# Asks the server until it sends the stamp of the release. "npm run verify" compares all the rest.
is_served() {
	stamp=$site/releases/$1/dist/release.json
	url=${SITE_URL:-$(sed 's/.*"origin":"\([^"]*\)".*/\1/' "$stamp")}
	[ -n "${SITE_URL:-}" ] || here='--connect-to ::127.0.0.1:'
	for _ in $(seq "${WAIT:-30}"); do
		# shellcheck disable=SC2086 # two words or none
		! curl -q -s -k -f ${here:-} --max-time 10 "$url/release.json" | cmp -s - "$stamp" || return 0
		sleep 1
	done
	return 1
}

# The server reads headers and root when it reloads: the pages and the policy that allows them change together.
serve() {
	before=$(current)
	if load "$1" && is_served "$1"; then
		ls "$site/releases" | head -n -30 | grep -vxF -- "$1" | while read -r id; do rm -rf "${site:?}/releases/$id"; done
		echo "in service: $1"
	else
		if [ -n "$before" ]; then load "$before" || :; else rm "$site/current"; fi
		[ "$1" != "${id_of_new:-}" ] || rm -rf "$site/releases/$1"
		fail "the server refuses release $1, or does not send it; ${before:-nothing} stays in service"
	fi
}

publish() {
	new=$site/new
	rm -rf "$new" && mkdir -p "$new" "$site/releases" "$site/assets"
	cp -RL "$1/dist" "$1/dist-server" "$new"
	# The copy is checked, so that nothing can change between the check and the use.
	(cd "$new" && sha256sum -c --status dist-server/files.sha256) &&
		[ "$(find "$new" -type f | wc -l)" -eq "$(($(wc -l <"$new/dist-server/files.sha256") + 1))" ] ||
		fail "$1 is not complete, or holds files of another release: send release/ again, with rsync --delete"
	chmod -R u=rwX,go=rX "$new"
	id=$(date -u +%Y%m%d-%H%M%S-%3N)-$(sed 's/.*"id":"\([0-9a-f]*\)".*/\1/' "$new/dist/release.json")
	# The hashed files of all releases are in one folder, for good: a page of any release finds its own.
	mv -f "$new"/dist/assets/* "$site/assets/"
	rmdir "$new/dist/assets" && ln -s ../../../assets "$new/dist/assets"
	mv "$new/dist-server" "$new/server"
	echo "root $site/releases/$id/dist;" >"$new/server/nginx-root.conf"
	echo "root * $site/releases/$id/dist" >"$new/server/root.caddy"
	mv "$new" "$site/releases/$id"
	id_of_new=$id
	serve "$id"
}

mkdir -p "$site/releases"
exec 9>"$site/lock"
flock -w 300 9 || fail 'another publication has been running for five minutes'
case ${1:-} in
--list) ls "$site/releases" | sed "s/^$(current)\$/&  in service/" ;;
--back)
	id=$(ls "$site/releases" | grep -xF -B 1 -- "$(current)" | head -n 1)
	[ "$id" != "$(current)" ] || fail 'no release to roll back to'
	serve "$id"
	;;
--to)
	ls "$site/releases" | grep -qxF -- "${2:-}" || fail "there is no release ${2:-without a name}: see --list"
	serve "$2"
	;;
'' | -*) fail 'name the release folder, or --back, --to ID or --list' ;;
*)
	[ -f "$1/dist-server/files.sha256" ] || fail "$1 is no release: name the folder that \"npm run build:release\" wrote"
	publish "$(realpath -- "$1")"
	;;
esac
