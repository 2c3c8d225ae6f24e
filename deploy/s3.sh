#!/bin/sh
# Publishes release/ to a bucket in website mode: s3.sh BUCKET [options of aws, such as --endpoint-url https://…]
# Assets go first, so that no page ever lacks one; nothing is removed.
set -eu
[ $# -gt 0 ] || {
	echo "Usage: $0 BUCKET [options of aws]" >&2
	exit 2
}
site=${SITE_DIR:-release}
bucket=s3://$1
shift
[ -f "$site/index.html" ] || {
	echo "$site/ n’est pas le site : lancez d’abord « npm run build:release »." >&2
	exit 1
}
forever='public, max-age=31536000, immutable'
# Without no-transform, which would keep a CDN from compressing what a bucket sends as it is.
fresh='no-cache'

put() { aws s3 cp --only-show-errors "$@"; }

put "$site/assets" "$bucket/assets" --recursive --exclude '*.br' --exclude '*.gz' --cache-control "$forever" "$@"
put "$site" "$bucket" --recursive --exclude '*.br' --exclude '*.gz' --exclude 'assets/*' --exclude '*.html' \
	--exclude '*.rules' --cache-control "$fresh" "$@"

# What aws does not know the type of, and pages: each is an object of its address, without ".html".
# A file of the publisher's own, such as google123.html, has no security policy and keeps its name.
find "$site" -name '*.rules' -o -name '*.html' | while read -r file; do
	object=${file#"$site"/}
	case $object in
	*.rules) type=application/speculationrules+json ;;
	*) type='text/html; charset=utf-8' ;;
	esac
	case $object in
	# The two that a bucket knows by these names: its home page and its 404 page.
	index.html | 404.html) ;;
	*) ! grep -q '<meta http-equiv="Content-Security-Policy"' "$file" || object=${object%.html} ;;
	esac
	put "$file" "$bucket/$object" --content-type "$type" --cache-control "$fresh" "$@"
done
