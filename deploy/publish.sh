#!/bin/sh
# Publishes a release on this server, or rolls back to an earlier one. At no moment does a page lack a file.
#   publish.sh FOLDER    publish FOLDER, the release/ that "npm run build:release" wrote
#   publish.sh --back    roll back to the release that the one in service replaced
#   publish.sh --to ID   put any release of the list in service
#   publish.sh --list    list the releases, oldest first
# SITE_DIR    where releases live (/srv/site)
# RELOAD      command that makes the server load a release (reloads or starts the nginx or Caddy that is installed)
# SITE_URL    where to check that the release is served (its own address, on this machine)
# WAIT        seconds after which a server that does not serve it has failed (30)
# KEEP        how many releases to keep, with their hashed files (30)
set -eu
umask 022
site=$(realpath -m -- "${SITE_DIR:-/srv/site}")
keep=${KEEP:-30}

say() { echo "publish.sh: $1" >&2; }
fail() { why=$1 && exit 1; }
# The name of the release that a symlink leads to, if there is one.
target() { [ ! -d "$1" ] || basename "$(realpath "$1")"; }
current() { target "$site/current"; }
point() {
	if [ -z "$1" ]; then rm -f "$site/current" && return; fi
	ln -sfn "releases/$1" "$site/current.new" && mv -T "$site/current.new" "$site/current"
}
# The server must not inherit the lock.
reload() { sh -c "$reload" 9>&-; }

default_reload() {
	servers=$(for name in nginx caddy; do ! command -v $name >/dev/null || echo $name; done)
	case $servers in
	nginx) echo 'nginx -t -q && systemctl reload-or-restart nginx' ;;
	caddy) echo 'systemctl reload-or-restart caddy' ;;
	*) return 1 ;;
	esac
}

# Takes the lock, and undoes a publication that was killed.
begin() {
	case $keep in 0 | *[!0-9]*) fail "KEEP must be a number from 1 on; it is \"$keep\"" ;; esac
	reload=${RELOAD:-$(default_reload)} || fail 'set RELOAD: neither or both of nginx and Caddy are installed'
	command -v curl >/dev/null || fail 'curl is missing: apt install curl'
	mkdir -p "$site/releases" "$site/assets"
	chmod 755 "$site" "$site/releases" "$site/assets"
	exec 9>"$site/lock"
	flock -n 9 || { say 'another publication is running: waiting for it' && flock -w 300 9; } ||
		fail 'another publication has been running for five minutes'
	begun=1
	[ -z "$(current)" ] || [ -e "$site/current/served" ] || restore "$(target "$site/current/previous")"
	clean
}

# Removes releases that were never in service (each other one has a file "served"), and hashed files of no release.
clean() {
	rm -rf "$site"/releases/.new-* "$site/current.new"
	for release in "$site"/releases/*/; do
		[ -e "${release}served" ] || [ "$release" = "$site/releases/$(current)/" ] || rm -rf "$release"
	done
	kept=$(cat "$site"/releases/*/assets.txt 2>/dev/null | sort -u)
	ls "$site/assets" | grep -vxF -- "$kept" | while read -r file; do rm -f "$site/assets/$file"; done
}

# Keeps the newest releases, the one in service and those that --back leads to from there; age does not count.
prune() {
	kept=$(ls "$site/releases" | tail -n "$keep") id=$(current) steps=0
	while [ -n "$id" ] && [ "$steps" -le "$keep" ]; do
		kept="$kept
$id"
		id=$(target "$site/releases/$id/previous") steps=$((steps + 1))
	done
	ls "$site/releases" | grep -vxF -- "$kept" | while read -r id; do rm -rf "${site:?}/releases/$id"; done
	clean
}

# Asks the server for every file as a visitor does, until all are those of the release. Writes no file: disks get full.
# The certificate is left to "npm run verify": a bad one is no reason to keep the release before.
check() {
	dist=$site/releases/$1/dist
	url=${SITE_URL:-$(sed 's/.*"origin":"\([^"]*\)".*/\1/' "$dist/release.json")}
	[ -n "${SITE_URL:-}" ] || here='--connect-to ::127.0.0.1:'
	end=$(($(date +%s) + ${WAIT:-30}))
	files=$(sed -n 's,^.*  dist/,,p' "$dist/../server/files.sha256" | grep -Ev '(\.br|\.gz|(^|/)404\.html)$')
	urls=$(echo "$files" | sed -E "s,(^|/)index\.html$,,; s,.*,url = \"$url/&\",")
	wanted=$(cd "$dist" && echo "$files" | xargs -d '\n' cat | sha256sum)
	while :; do
		# A line for each address with its status, then the sum of all answers.
		# shellcheck disable=SC2086 # two words or none
		answers=$({
			echo "$urls" | curl -q -s -k -f --fail-early ${here:-} --max-time 10 -w '%{stderr}%{http_code} %{url}\n' -K - | sha256sum
		} 2>&1)
		seen=$(echo "$answers" | grep -vxF -e "$wanted" | grep -v '^200 ' | head -n 1)
		[ -n "$seen" ] && [ "$(date +%s)" -lt "$end" ] || break
		sleep 0.2
	done
	case $seen in *' -') seen='it sends other files: see npm run verify' ;; esac
	[ -z "$seen" ]
}

# Puts back the release that was in service before, if there was one.
restore() {
	seen='the server refuses it'
	point "$1"
	[ -z "$1" ] || { reload && check "$1"; } || say "release $1 is not served either ($seen)"
}

# The server reads headers and root when it reloads: the pages and the policy that allows them change together.
serve() {
	before=$(current)
	switching=$1
	point "$1"
	reload || fail "the server refused release $1"
	check "$1" || fail "the server does not serve release $1 ($seen)"
	touch "$site/releases/$1/served"
	switching=
	prune
	echo "in service: $1"
}

publish() {
	[ -f "$1/dist-server/files.sha256" ] || fail "$1 is no release: name the folder that \"npm run build:release\" wrote"
	begin
	work=$site/releases/.new-$$
	mkdir "$work"
	copied=$(cp -R "$1/dist" "$1/dist-server" "$work" 2>&1) || fail "cannot copy $1: $(echo "$copied" | head -n 1)"
	# The copy is checked, so that nothing can change between the check and the use.
	link=$(cd "$work" && find . ! -type f ! -type d -printf '%P\n' | head -n 1)
	[ -z "$link" ] || fail "$1 holds a link: $link"
	(cd "$work" && sha256sum -c --status dist-server/files.sha256) &&
		[ "$(find "$work" -type f | wc -l)" -eq "$(($(wc -l <"$work/dist-server/files.sha256") + 1))" ] ||
		fail "$1 is not complete, or holds files of another release: send release/ again, with rsync --delete"
	chmod -R u=rwX,go=rX "$work"
	mv "$work/dist-server" "$work/server"
	stamp=$(sed 's/.*"id":"\([0-9a-f]*\)".*/\1/' "$work/dist/release.json")
	# Releases are pruned in the order of their names: no two have the same second.
	time=$(date -u +%Y%m%d-%H%M%S)
	while ls -d "$site/releases/$time"-* >/dev/null 2>&1; do sleep 1 && time=$(date -u +%Y%m%d-%H%M%S); done
	id=$time-$stamp
	new=$site/releases/$id
	# Where --back leads from here. The same release published again is as bad as it was the first time.
	previous=$(current)
	case $previous in *-"$stamp") previous=$(target "$site/current/previous") ;; esac
	[ -z "$previous" ] || ln -s "../$previous" "$work/previous"
	# The hashed files of all releases are in one folder, so that a page of any release finds its own.
	(cd "$work/dist/assets" && ls) >"$work/assets.txt"
	mv -f "$work"/dist/assets/* "$site/assets/"
	rmdir "$work/dist/assets"
	ln -s ../../../assets "$work/dist/assets"
	echo "root $new/dist;" >"$work/server/nginx-root.conf"
	echo "root * $new/dist" >"$work/server/root.caddy"
	mv "$work" "$new"
	serve "$id"
}

# The last line says what is in service, however this ends.
ended() {
	status=$?
	trap '' INT TERM HUP
	[ "$status" -ne 0 ] || return 0
	[ -z "${work:-}" ] || rm -rf "$work"
	[ -z "${switching:-}" ] || restore "$before"
	[ -z "${begun:-}" ] || clean || :
	after=$(current)
	say "${why:-interrupted}${begun:+; ${after:-nothing} stays in service}"
}
trap ended EXIT
trap 'exit 130' INT TERM HUP

case ${1:-} in
--list) ls "$site/releases" | sed "s/^$(current)\$/&  in service/" ;;
--back)
	begin
	id=$(target "$site/current/previous")
	[ -n "$id" ] || fail 'no release to roll back to'
	serve "$id"
	;;
--to)
	begin
	ls "$site/releases" | grep -qxF -- "${2:-}" || fail "there is no release ${2:-without a name}: see --list"
	serve "$2"
	;;
'' | -*) fail 'name the release folder, or --back, --to ID or --list' ;;
*) publish "$(realpath -- "$1")" ;;
esac
