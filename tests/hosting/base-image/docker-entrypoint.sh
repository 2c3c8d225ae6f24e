#!/bin/sh
# Fills in the templates of nginx, as the official image does before it runs its command.
set -e
for template in /etc/nginx/templates/*.template; do
	name=${template##*/}
	# Of all names, only those of the environment: nginx has names of its own.
	envsubst "$(env | sed "s/=.*/}/; s/^/\${/")" <"$template" >"/etc/nginx/conf.d/${name%.template}"
done
exec "$@"
