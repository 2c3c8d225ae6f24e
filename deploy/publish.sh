#!/bin/sh
# Puts a release in service on this server, or an earlier one back, without a moment at which a page lacks a file.
#   publish.sh FOLDER    FOLDER is the release/ that "npm run build:release" wrote
#   publish.sh --back    the release that was in service before this one, past all that were gone back from
#   publish.sh --to ID   any release of the list
#   publish.sh --list    the releases that are kept
# SITE_DIR    where releases live (/srv/site)
# RELOAD      how the server takes a release (reloads or starts the one of nginx and Caddy that is installed)
# SITE_URL    where to look whether the release is served (its own address, on this machine)
# WAIT        how many seconds the server has for it (30)
# KEEP_DAYS   how long a replaced release and its hashed files stay (30)
set -eu
umask 022
site=$(realpath -m -- "${SITE_DIR:-/srv/site}")
seen='the server refuses it'

say() { echo "publish.sh: $1" >&2; }
fail() { why=$1 && exit 1; }
now() { ! id=$(readlink "$site/current") || basename "$id"; }
point() {
	if [ -z "$1" ]; then rm -f "$site/current" && return; fi
	ln -sfn "releases/$1" "$site/current.new" && mv -T "$site/current.new" "$site/current"
}
# What the server starts must not inherit the lock.
reload() { sh -c "$reload" 9>&-; }

how_to_reload() {
	servers=$(for name in nginx caddy; do ! command -v $name >/dev/null || echo $name; done)
	case $servers in
	nginx) echo 'nginx -t -q && systemctl reload-or-restart nginx' ;;
	caddy) echo 'systemctl reload-or-restart caddy' ;;
	*) return 1 ;;
	esac
}

# Takes the lock, takes back a switch that was broken off, and clears what else was left behind.
begin() {
	reload=${RELOAD:-$(how_to_reload)} || fail 'set RELOAD: neither or both of nginx and Caddy are installed'
	command -v curl >/dev/null || fail 'curl is missing: apt install curl'
	mkdir -p "$site/releases" "$site/assets"
	chmod 755 "$site" "$site/releases" "$site/assets"
	touch "$site/history"
	exec 9>"$site/lock"
	flock -n 9 || { say 'another publication is under way: waiting for it' && flock -w 300 9; } ||
		fail 'another publication has been under way for five minutes'
	begun=1
	last=$(tail -n 1 "$site/history")
	[ -z "$last" ] || [ "$last" = "$(now)" ] || { point "$last" && reload && look "$last"; } || say "$seen"
	tidy
}

# Every release that was in service has a file "served"; each other one but the current was never finished.
tidy() {
	rm -rf "$site"/releases/.new-* "$site/current.new"
	for release in "$site"/releases/*/; do
		[ -e "${release}served" ] || [ "$release" = "$site/releases/$(now)/" ] || rm -rf "$release"
	done
	find "$site/releases" -mindepth 1 -maxdepth 1 -mtime "+${KEEP_DAYS:-30}" ! -name "$(now)" -exec rm -rf {} +
	kept=$(cat "$site"/releases/*/assets.txt 2>/dev/null | sort -u)
	ls "$site/assets" | grep -vxF -- "$kept" | while read -r file; do rm -f "$site/assets/$file"; done
}

# Asks the server for every file as a visitor does, until all are those of the release.
# The certificate is left to "npm run verify": a bad one is no reason to keep the release before.
look() {
	release=$site/releases/$1
	url=${SITE_URL:-$(sed 's/.*"origin":"\([^"]*\)".*/\1/' "$release/dist/release.json")}
	[ -n "${SITE_URL:-}" ] || here='--connect-to ::127.0.0.1:'
	end=$(($(date +%s) + ${WAIT:-30}))
	seen='no temporary folder'
	answers=$(mktemp -d) || return 1
	grep '  dist/' "$release/server/files.sha256" | grep -Ev '(\.br|\.gz|/404\.html)$' >"$answers/sums"
	sed -E "s,^.*  dist/,,; h; s,(^|/)index\.html$,,; s,.*,url = \"$url/&\",; G; s,\n(.*),\noutput = \"$answers/dist/\1\"," \
		"$answers/sums" >"$answers/asked"
	while :; do
		# shellcheck disable=SC2086 # two words or none
		curl -q -s -k -f --fail-early ${here:-} --max-time 10 --create-dirs -w '%{http_code} %{url}\n' -K "$answers/asked" >"$answers/said" || :
		seen="$(grep -v '^200 ' "$answers/said" | head -n 1)"
		[ -n "$seen" ] || seen="$(cd "$answers" && sha256sum -c --quiet sums 2>/dev/null | head -n 1)"
		[ -n "$seen" ] && [ "$(date +%s)" -lt "$end" ] || break
		sleep 0.2
	done
	rm -rf "$answers"
	[ -z "$seen" ]
}

# The server reads headers and root when it reloads: pages and the policy that allows them change at one stroke.
serve() {
	before=$(now)
	switching=$1
	point "$1"
	reload || fail "the server refused release $1"
	look "$1" || fail "the server does not serve release $1 ($seen)"
	touch "$site/releases/$1/served"
	{ sed "/^$1\$/,\$d" "$site/history" && echo "$1"; } >"$site/history.new"
	mv "$site/history.new" "$site/history"
	switching=
	[ -z "$before" ] || touch "$site/releases/$before"
	tidy
	echo "in service: $1"
}

add() {
	[ -f "$1/dist-server/files.sha256" ] || fail "$1 is no release: name the folder that \"npm run build:release\" wrote"
	begin
	work=$site/releases/.new-$$
	mkdir "$work"
	cp -R "$1/dist" "$1/dist-server" "$work"
	# The copy is judged, so that nothing can change between the look and the use.
	(cd "$work" && sha256sum -c --status dist-server/files.sha256) &&
		[ "$(find "$work" -type f | wc -l)" -eq "$(($(wc -l <"$work/dist-server/files.sha256") + 1))" ] ||
		fail "$1 is not whole, or holds files of another release: send release/ again, with rsync --delete"
	chmod -R u=rwX,go=rX "$work"
	mv "$work/dist-server" "$work/server"
	stamp=$(sed 's/.*"id":"\([0-9a-f]*\)".*/\1/' "$work/dist/release.json")
	id=$(date -u +%Y%m%d-%H%M%S)-$stamp
	while [ -e "$site/releases/$id" ]; do sleep 1 && id=$(date -u +%Y%m%d-%H%M%S)-$stamp; done
	new=$site/releases/$id
	# Hashed files of all releases lie together, so that a page of any release finds its own.
	(cd "$work/dist/assets" && ls) >"$work/assets.txt"
	mv -f "$work"/dist/assets/* "$site/assets/"
	rmdir "$work/dist/assets"
	ln -s ../../../assets "$work/dist/assets"
	echo "root $new/dist;" >"$work/server/nginx-root.conf"
	echo "root * $new/dist" >"$work/server/root.caddy"
	mv "$work" "$new"
	serve "$id"
}

back() {
	for id in $(sed "/^$(now)\$/,\$d" "$site/history"); do
		# The same release sent twice is as bad as it was the first time.
		[ ! -d "$site/releases/$id" ] || [ "${id##*-}" = "$(now | sed 's/.*-//')" ] || to=$id
	done
	[ -n "${to:-}" ] || fail 'there is no release to go back to'
	serve "$to"
}

# The last line says what is in service, however this ends.
ended() {
	status=$?
	trap '' INT TERM HUP
	[ "$status" -ne 0 ] || return 0
	[ -z "${work:-}" ] || rm -rf "$work"
	if [ -n "${switching:-}" ]; then
		point "$before"
		[ -z "$before" ] || { reload && look "$before"; } || say "and release $before is not served either ($seen)"
	fi
	[ -z "${begun:-}" ] || tidy || :
	after=$(now)
	say "${why:-broken off}${begun:+; ${after:-nothing} stays in service}"
}
trap ended EXIT
trap 'exit 130' INT TERM HUP

case ${1:-} in
--list) ls "$site/releases" | sed "s/^$(now)\$/&  in service/" ;;
--back)
	begin
	back
	;;
--to)
	[ -n "${2:-}" ] && [ -d "$site/releases/$2" ] || fail "there is no release ${2:-without a name}: see --list"
	begin
	serve "$2"
	;;
'' | -*) fail 'name the release folder, or --back, --to ID or --list' ;;
*) add "$(realpath -- "$1")" ;;
esac
