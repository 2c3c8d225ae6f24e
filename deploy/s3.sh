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

put "$site" "$bucket" --recursive --exclude '*' --include '*.rules' --cache-control "$fresh" \
	--content-type application/speculationrules+json "$@"

# Pages, once more under their address, which has no ".html". A bucket knows its home page and its 404 page by their files.
page='text/html; charset=utf-8'
put "$site" "$bucket" --recursive --exclude '*' --include '*.html' --cache-control "$fresh" --content-type "$page" "$@"
find "$site" -name '*.html' ! -path "$site/index.html" ! -path "$site/404.html" | while read -r file; do
	object=${file#"$site"/}
	put "$file" "$bucket/${object%.html}" --cache-control "$fresh" --content-type "$page" "$@"
done
