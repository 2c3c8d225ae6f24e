#!/bin/sh
# Puts a build in service on this server, or an earlier one back, without a moment at which a page lacks a file.
#   publish.sh BUILD       BUILD holds dist/ and dist-server/ of "npm run build"
#   publish.sh --back      the release before the one in service
#   publish.sh --list      the releases that can be put back
# SITE_DIR    where releases live (/srv/site)
# RELOAD      how the server takes the new release (nginx -t && nginx -s reload)
# KEEP_DAYS   how long a replaced release and its hashed files stay (30)
set -eu

site=${SITE_DIR:-/srv/site}
reload=${RELOAD:-'nginx -t -q && nginx -s reload'}
keep=${KEEP_DAYS:-30}
fail() { echo "publish.sh: $1" >&2; exit 1; }

# The server reads headers and root when it reloads: pages and the policy that allows them change at one stroke.
serve() {
	before=$(readlink "$site/current" || true)
	ln -sfn "releases/$1" "$site/current.new" && mv -T "$site/current.new" "$site/current"
	if ! sh -c "$reload"; then
		[ "${fresh:-}" != "$1" ] || rm -rf "$site/releases/$1"
		if [ -n "$before" ]; then ln -sfn "$before" "$site/current"; else rm "$site/current"; fi
		fail "the server refused release $1; ${before:-nothing} stays in service"
	fi
	if [ -n "$before" ] && [ "$before" != "releases/$1" ]; then touch "$site/$before"; fi
	echo "in service: $1"
}

add() {
	[ -f "$1/dist/index.html" ] || fail "$1/dist/index.html is missing: is $1 the folder of a build?"
	[ -f "$1/dist-server/nginx-rules.conf" ] || fail "$1/dist-server/ is missing: it belongs to the same build as dist/"
	id=$(date -u +%Y%m%d-%H%M%S)
	while [ -e "$site/releases/$id" ]; do id=$id.1; done
	new=$site/releases/$id
	mkdir -p "$site/assets" "$site/releases"
	rm -rf "$site"/releases/.new-*
	work=$site/releases/.new-$$
	mkdir "$work"
	cp -R "$1/dist" "$work/dist"
	cp -R "$1/dist-server" "$work/server"
	# Hashed files of all releases lie together, so that a page of any release finds its own.
	(cd "$work/dist/assets" && ls) >"$work/server/assets.txt"
	mv -f "$work"/dist/assets/* "$site/assets/"
	rmdir "$work/dist/assets"
	ln -s ../../../assets "$work/dist/assets"
	echo "root $new/dist;" >"$work/server/nginx-root.conf"
	echo "root * $new/dist" >"$work/server/root.caddy"
	mv "$work" "$new"
	fresh=$id
	serve "$id"
	prune
}

prune() {
	now=$(basename "$(readlink "$site/current")")
	find "$site/releases" -mindepth 1 -maxdepth 1 -type d -mtime "+$keep" ! -name "$now" -exec rm -rf {} +
	cat "$site"/releases/*/server/assets.txt | sort -u >"$site/assets.kept"
	for file in "$site"/assets/*; do
		grep -qxF "$(basename "$file")" "$site/assets.kept" || rm "$file"
	done
	rm "$site/assets.kept"
}

case ${1:-} in
--list) ls "$site/releases" ;;
--back)
	now=$(basename "$(readlink "$site/current")")
	id=$(ls "$site/releases" | sort | awk -v now="$now" '$0 < now { last = $0 } END { print last }')
	[ -n "$id" ] || fail "there is no release before $now"
	serve "$id"
	;;
'' | -*) fail "name the folder of a build, or --back, or --list" ;;
*) add "$1" ;;
esac
