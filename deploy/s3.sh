#!/bin/sh
# Publishes release/ to a bucket in website mode: s3.sh BUCKET [options of aws, such as --endpoint-url https://…]
# A page is an object of its address, without ".html". Assets go first, so that no page ever lacks one; nothing is removed.
set -eu
[ $# -gt 0 ] || { echo "Usage: $0 BUCKET [options of aws]" >&2; exit 2; }
site=${SITE_DIR:-release}
bucket=s3://$1
shift
[ -f "$site/index.html" ] || { echo "$site/ : lancez d’abord « npm run build:release »." >&2; exit 1; }

copies='--exclude *.br --exclude *.gz'
forever='public, max-age=31536000, immutable'
fresh='no-cache, no-transform'

# shellcheck disable=SC2086 # several words
put() { aws s3 cp "$@" --only-show-errors; }

set -f
put "$site/assets" "$bucket/assets" --recursive $copies --cache-control "$forever" "$@"
put "$site" "$bucket" --recursive $copies --exclude 'assets/*' --exclude '*.html' --exclude '*.rules' \
	--exclude '*.webmanifest' --cache-control "$fresh" "$@"
put "$site/speculation.rules" "$bucket/" --content-type application/speculationrules+json --cache-control "$fresh" "$@"
find "$site" -name '*.webmanifest' | while read -r file; do
	put "$file" "$bucket/${file#"$site"/}" --content-type application/manifest+json --cache-control "$fresh" "$@"
done
find "$site" -name '*.html' | while read -r file; do
	page=${file#"$site"/}
	# The two that a bucket knows by their file names: its home page and its 404 page.
	[ "$page" = index.html ] || [ "$page" = 404.html ] || page=${page%.html}
	put "$file" "$bucket/$page" --content-type 'text/html; charset=utf-8' --cache-control "$fresh" "$@"
done
