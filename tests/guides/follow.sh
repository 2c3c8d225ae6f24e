#!/usr/bin/env bash
# npm run guides [nginx] [caddy]: follows deploy/*/README.md to the letter, in a clean Debian 12 made of Debian's own
# packages. Needs root, for the chroot and a network of its own, and some minutes.
# What differs from a server: systemctl (see beside), the line of certbot (see beside), and Caddy, which is given a
# certificate, since no authority would sign one here. "ssh serveur" is a real one, into the chroot.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
name=www.ville.example
export DEBIAN_FRONTEND=noninteractive
# Its name is no public one.
export TRIAL_RELEASE=1

# The lines of a guide's section, run where their first line says.
section() { # guide, heading
	echo "— $1: $2"
	awk -v heading="## $2" '
		/^## / { inside = index($0, heading) == 1 }
		/^```$/ { if (block) printf "\f"; block = 0 }
		block { print }
		/^```sh$/ { block = inside }
	' "$project/deploy/$1/README.md" | while IFS= read -r -d $'\f' block; do
		case $block in
		*'# sur le serveur'*) ssh serveur bash -euxo pipefail -s <<<"$block" ;;
		*'# sur votre poste'*) cd "$desk" && bash -euxo pipefail -c "$block" </dev/null ;;
		esac >"$work/said" 2>&1 || { cat "$work/said" >&2 && exit 1; }
		tail -n 1 "$work/said"
	done
}
self_made() { # name, key, certificate
	openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$1" -addext "subjectAltName=DNS:$1,DNS:${1#www.}" -keyout "$2" -out "$3" 2>/dev/null
}
served() { curl -sS --cacert "$ca" "https://$name/release.json"; }

# Inside: a machine of its own, with this network and these processes.
follow() { # guide
	root=$work/$1 desk=$work/desk ca=$work/ca.pem
	ip link set lo up
	mount --rbind /dev "$root/dev"
	mount -t proc proc "$root/proc"
	echo "127.0.0.1 localhost $(hostname) $name ${name#www.} serveur courriel.$name" | tee "$root/etc/hosts" >"$work/hosts"
	mount --bind "$work/hosts" /etc/hosts
	mount --bind "$work/ssh_config" /etc/ssh/ssh_config
	mkdir -p "$root/run/sshd" "$root/run/systemd/system"
	chroot "$root" /usr/sbin/sshd
	self_made "courriel.$name" "$work/key.pem" "$work/cert.pem"
	node -e "require('node:https').createServer({ key: fs.readFileSync('$work/key.pem'), cert: fs.readFileSync('$work/cert.pem') },
		(_, answer) => answer.setHeader('Access-Control-Allow-Origin', 'https://$name').end()).listen(8443)" &
	touch "$ca"
	export NODE_EXTRA_CA_CERTS=$ca

	section "$1" 'Installer'
	if [ "$1" = caddy ]; then
		self_made "$name" "$root/etc/caddy/key.pem" "$root/etc/caddy/cert.pem"
		chmod 644 "$root/etc/caddy/key.pem"
		sed -i -E "s,^(www\.)?${name#www.} \{,&\n\ttls /etc/caddy/cert.pem /etc/caddy/key.pem," "$root/etc/caddy/Caddyfile"
	fi
	section "$1" 'Mettre en ligne'
	[ "$1" = caddy ] || grep -q 'rotate 14' "$root/etc/logrotate.d/nginx"
	cat "$root/etc/letsencrypt/live/$name/fullchain.pem" "$root/etc/caddy/cert.pem" 2>/dev/null >"$ca" || :
	first=$(served)
	[ "$(curl -s --cacert "$ca" -o /dev/null -w '%{redirect_url}' "https://${name#www.}/cgu?a=b")" = "https://$name/cgu?a=b" ]
	section "$1" 'Vérifier'

	echo '— the publisher changes a fact'
	sed -i "s/: 'connu'/: 'bien connu'/" "$desk/src/site/facts.ts"
	section "$1" 'Mettre en ligne'
	second=$(served)
	[ "$first" != "$second" ]
	section "$1" 'Vérifier'

	echo '— the machine starts again, and has forgotten its temporary files'
	chroot "$root" systemctl stop "$1"
	rm -rf "$root"/tmp/* "$root"/var/tmp/*
	chroot "$root" systemctl start "$1"
	[ "$(served)" = "$second" ]
	section "$1" 'Revenir en arrière'
	[ "$(served)" = "$first" ]
	if [ "$1" = nginx ]; then
		echo '— a renewal'
		ssh serveur sudo /usr/local/bin/certbot "$(grep -o 'certonly.*example' "$project/deploy/nginx/README.md")"
		ssh serveur sudo systemctl reload nginx
	fi
	echo "— deploy/$1/README.md holds: two releases published and verified, and the way back"
}

# Outside: what needs the network, and root.
prepare() {
	for tool in mmdebstrap rsync ssh curl openssl ip; do
		command -v $tool >/dev/null || { echo "guides: $tool is missing: apt install mmdebstrap rsync openssh-client curl openssl iproute2" >&2 && exit 1; }
	done
	packages=$(sed -n 's/^sudo apt install //p' "$project"/deploy/{nginx,caddy}/README.md | tr '\n' ' ')
	mmdebstrap --quiet --variant=minbase --skip=cleanup/apt --include=openssh-server,sudo,ca-certificates \
		--aptopt='APT::Get::Assume-Yes "true"' \
		--customize-hook='chroot "$1" apt-get install -qq --download-only -o APT::Install-Recommends=true '"$packages" bookworm "$work/clean"
	ssh-keygen -q -t ed25519 -N '' -f "$work/key"
	chroot "$work/clean" useradd --create-home --shell /bin/bash agent
	echo 'agent ALL=(ALL) NOPASSWD: ALL' >"$work/clean/etc/sudoers.d/agent"
	install -D -m 644 "$work/key.pub" "$work/clean/home/agent/.ssh/authorized_keys"
	install "$here/systemctl" "$work/clean/usr/bin/"
	install "$here/certbot" "$work/clean/usr/local/bin/"
	printf '%s\n' 'Host serveur' 'HostName 127.0.0.1' 'User agent' "IdentityFile $work/key" 'LogLevel ERROR' \
		'StrictHostKeyChecking no' 'UserKnownHostsFile /dev/null' >"$work/ssh_config"
}

# A project whose publisher has given all facts and settings.
set_up_desk() {
	rm -rf "$work/desk"
	mkdir "$work/desk"
	git -C "$project" ls-files -z --cached --others --exclude-standard | tar -C "$project" --null -T - -c | tar -x -C "$work/desk"
	ln -s "$project/node_modules" "$work/desk/node_modules"
	sed -i "s/logMonths: null/logMonths: 12/; s/emailServiceCountry: null/emailServiceCountry: 'BE'/; s/: null\([, ]\)/: 'connu'\1/g" \
		"$work/desk/src/site/facts.ts"
	printf '%s\n' "VITE_SITE_URL=https://$name" VITE_CONTACT_EMAIL=accueil@ville.fr VITE_EMAILJS_PUBLIC_KEY=key \
		VITE_EMAILJS_SERVICE_ID=service VITE_EMAILJS_TEMPLATE_ID=template \
		"VITE_EMAILJS_ORIGIN=https://courriel.$name:8443" >"$work/desk/.env"
}

if [ "${1:-}" = --inside ]; then
	work=$3
	follow "$2"
	exit
fi
[ "$(id -u)" -eq 0 ] || { echo 'guides: a chroot needs root: sudo npm run guides' >&2 && exit 1; }
work=$(mktemp -d "${TMPDIR:-/var/tmp}/guides-XXXXXX")
trap 'rm -rf --one-file-system "$work"' EXIT
prepare
[ $# -gt 0 ] || set -- nginx caddy
for guide in "$@"; do
	set_up_desk
	cp -a "$work/clean" "$work/$guide"
	unshare --net --mount --pid --fork --kill-child --mount-proc "$0" --inside "$guide" "$work"
done
