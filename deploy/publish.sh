#!/bin/bash
# Puts a release in service on this server. At no moment does a page lack a file.
#   publish-site FOLDER [--note TEXT]   publish FOLDER, the release/ that "npm run build:release" wrote
#   publish-site --back                 undo the last publication; given twice, the last two
#   publish-site --to ID                put a release of the list in service again
#   publish-site --list                 list what was in service, the latest last
#   --new-address                       with one of the above: allow a release for another address than the present one
#
# SITE_DIR   where releases live (/srv/site)
# RELOAD     command that makes the server load a release (by default it reloads or starts nginx or, without it, Caddy)
# SITE_URL   where to check that the release is served (its own address, on this machine)
# WAIT       seconds that the server has to send it (30)
set -euo pipefail
umask 022

site=$(realpath -m -- "${SITE_DIR:-/srv/site}")
releases=$site/releases
# A line for each release that the server was seen to send: time, release, command. The last one is in service.
journal=$site/journal
wait_seconds=${WAIT:-30}

# ---- What happened so far ----

# The release that the server was last seen to send, or nothing.
in_service() {
	[ ! -f "$journal" ] || tail -n 1 "$journal" | cut -f 2
}

# The release that the server loads. It is not the one in service while a publication runs, or after one was killed.
current() {
	[ ! -L "$site/current" ] || basename "$(readlink "$site/current")"
}

# The release that the last publication replaced: going back takes the latest release off the pile.
release_before() {
	[ ! -f "$journal" ] || awk -F '\t' '
		$3 == "--back" { height--; next }
		{ pile[++height] = $2 }
		END { if (height > 1) print pile[height - 1] }
	' "$journal"
}

was_in_service() {
	[ -f "$journal" ] && cut -f 2 "$journal" | grep -qxF -- "$1"
}

# Field FIELD of the stamp of a release.
stamp_field() {
	local folder=$1 field=$2
	sed -n "s/.*\"$field\":\"\([^\"]*\)\".*/\1/p" "$folder/dist/release.json"
}

# ---- Failures ----

holds_lock=no
failure='la commande a été interrompue'
advice='relancez la commande'

# Ends the run: what failed, and what to do.
fail() {
	failure=$1
	advice=$2
	exit 1
}

# Runs one step, a command or a function. Of what it says when it fails, the first line is the reason.
step() {
	local name=$1 output status
	shift
	# Not "if ! output=$(...)": inside of a condition Bash ignores "set -e", and a function would go on after a failure.
	set +e
	output=$(
		set -e
		"$@" 2>&1
	)
	status=$?
	set -e
	[ "$status" -eq 0 ] ||
		fail "$name (${output%%$'\n'*})" "regardez la place (df -h $site) et les droits, puis relancez la commande"
}

# After a failure, leaves in service what was there before and removes what is half done; then says so in one line.
clean_up() {
	local status=$? state
	[ "$status" -ne 0 ] || return 0
	set +e
	trap '' INT TERM HUP PIPE
	state="$(in_service) reste en service"
	[ -n "$(in_service)" ] || state="aucune version n’est en service"
	# Without the lock, all this is the work of another publication.
	if [ "$holds_lock" = yes ]; then
		rm -rf "$site/new" "$site/journal.new"
		restore_service || state="$(in_service) devrait être en service, mais le serveur ne l’envoie pas"
	fi
	echo "publish-site : $failure. État : $state. À faire : $advice." >&2
}

# Puts the release in service back if the server may have loaded another one.
restore_service() {
	local release
	release=$(in_service)
	[ "$(current)" != "$release" ] || return 0
	if [ -z "$release" ]; then
		rm "$site/current"
		return 0
	fi
	point_to "$release" && load && is_served "$release"
}

# ---- The server ----

# One rename, so that there always is a current release.
point_to() {
	ln -sfn "releases/$1" "$site/current.new" && mv -T "$site/current.new" "$site/current"
}

# The server reads headers and root when it loads: the pages and the policy that allows them change together.
load() {
	local command='systemctl reload-or-restart caddy'
	if command -v nginx >/dev/null; then
		command='nginx -t -q && systemctl reload-or-restart nginx'
	fi
	# The server must not inherit the lock.
	sh -c "${RELOAD:-$command}" 9>&-
}

# How curl ended when it last asked the server: 0, or the number of its error.
curl_status=0

# Asks the server until it sends the stamp of the release. "npm run verify" compares all the rest.
is_served() {
	local stamp=$releases/$1/dist/release.json
	local url connect=() deadline left received
	url=${SITE_URL:-$(stamp_field "$releases/$1" origin)}
	[ -n "${SITE_URL:-}" ] || connect=(--connect-to '::127.0.0.1:')
	# SECONDS counts whole ones: the present one has begun.
	deadline=$((SECONDS + wait_seconds + 1))
	while true; do
		left=$((deadline - SECONDS))
		[ "$left" -gt 0 ] || return 1
		curl_status=0
		received=$(curl -q -s -k -f "${connect[@]}" --max-time "$left" "$url/release.json") || curl_status=$?
		[ "$received" != "$(cat "$stamp")" ] || return 0
		sleep 0.2
	done
}

# Says why the server did not send the release, by curl's last error.
fail_unserved() {
	local url
	url=${SITE_URL:-$(stamp_field "$releases/$1" origin)}
	case $curl_status in
	35) fail "le serveur n’a pas de certificat pour $url" \
		"vérifiez que ce nom mène à cette machine (DNS, A et AAAA) et que les ports 80 et 443 sont ouverts, lisez le journal (journalctl -u caddy -n 50), puis relancez la commande" ;;
	7) fail "rien ne répond à $url sur cette machine" \
		'regardez si le serveur tourne (systemctl status nginx ou caddy), puis relancez la commande' ;;
	28) fail "le serveur n’a pas répondu en $wait_seconds s à $url" \
		'regardez sa charge et son journal, puis relancez la commande' ;;
	*) fail "le serveur n’envoie pas la version $1 à $url/release.json" \
		"vérifiez que sa configuration inclut les fichiers de $site/current, comme dans le guide, puis relancez la commande" ;;
	esac
}

# ---- Publishing ----

# One command at a time. The lock ends with the process, however that ends.
lock() {
	command -v curl >/dev/null || fail 'curl manque' 'apt install curl'
	[[ $wait_seconds =~ ^[1-9][0-9]*$ ]] ||
		fail "WAIT est un nombre de secondes, pas « $wait_seconds »" 'corrigez WAIT'
	step "$site ne peut être écrit" mkdir -p "$releases" "$site/assets"
	step "$site ne peut être écrit" touch "$site/lock"
	exec 9>"$site/lock"
	if ! flock -n 9; then
		echo 'Une autre publication est en cours : attente, 5 minutes au plus.'
		flock -w 300 9 || fail 'une autre publication dure depuis 5 minutes' 'attendez sa fin, puis relancez la commande'
	fi
	holds_lock=yes
}

# After a kill or a power cut, nobody has confirmed what the server loads.
repair() {
	[ "$(current)" != "$(in_service)" ] || return 0
	echo "La commande précédente a été interrompue : $(current), jamais confirmée, quitte le service."
	restore_service ||
		fail "la version en service avant une interruption ne revient pas" "corrigez ce que dit le serveur, puis relancez la commande"
}

# Thirty releases stay, those that were in service last, and what an old process of the server may still be sending.
remove_old_releases() {
	local kept release
	[ -f "$journal" ] || return 0
	kept=$(tac "$journal" | awk -F '\t' '!seen[$2]++ && ++count <= 30 { print $2 }')
	while IFS= read -r release; do
		if ! grep -qxF -- "$release" <<<"$kept"; then
			rm -rf "${releases:?}/$release"
		fi
	done < <(find "$releases" -mindepth 1 -maxdepth 1 -mmin +60 -printf '%f\n')
}

# Copies the release to new/, and checks the copy: nothing can change between the check and the use.
receive() {
	local folder=$1
	[ -f "$folder/dist-server/files.sha256" ] ||
		fail "$folder n’est pas une version" 'nommez le dossier écrit par « npm run build:release »'
	rm -rf "$site/new"
	step 'la copie a échoué' mkdir "$site/new"
	step 'la copie a échoué' cp -RL "$folder/dist" "$folder/dist-server" "$site/new"
	if ! has_right_sums "$site/new" || ! has_no_other_file "$site/new"; then
		fail "$folder n’est pas complet, ou contient des fichiers d’une autre version" \
			'envoyez de nouveau release/, avec rsync -a --delete'
	fi
	step 'la copie a échoué' chmod -R u=rwX,go=rX "$site/new"
}

has_right_sums() {
	(cd "$1" && sha256sum --check --status dist-server/files.sha256)
}

# The list of the sums does not name itself.
has_no_other_file() {
	local listed found
	listed=$(wc -l <"$1/dist-server/files.sha256")
	found=$(find "$1" -type f | wc -l)
	[ "$found" -eq $((listed + 1)) ]
}

# The pages of a release built for another address would all redirect to that address.
check_address() {
	local folder=$1 present wanted
	if [ "$allows_new_address" = yes ] || [ -z "$(in_service)" ]; then
		return 0
	fi
	present=$(stamp_field "$releases/$(in_service)" origin)
	wanted=$(stamp_field "$folder" origin)
	[ "$wanted" = "$present" ] ||
		fail "cette version est construite pour $wanted, où elle enverrait tous les visiteurs de $present" \
			"construisez-la avec le bon VITE_SITE_URL ou, si l’adresse du site change vraiment, ajoutez --new-address"
}

# Writes what the server and the list need beside the files of the release, while it is still in new/.
add_own_files() {
	local release=$1 folder=$site/new
	echo "root $releases/$release/dist;" >"$folder/nginx-root.conf"
	echo "root * $releases/$release/dist" >"$folder/root.caddy"
	if [ -n "$note" ]; then
		echo "${note//[$'\n\t']/ }" >"$folder/note.txt"
	elif [ -f "$folder/dist-server/commit.txt" ]; then
		cp "$folder/dist-server/commit.txt" "$folder/note.txt"
	fi
}

# The hashed files of all releases are in one folder, for good: a page of any release finds its own.
share_assets() {
	local folder=$site/new
	mv -f "$folder"/dist/assets/* "$site/assets/"
	rmdir "$folder/dist/assets"
	ln -s ../../../assets "$folder/dist/assets"
}

# The journal as it will be once the release is confirmed: written now, so that a full disk is noticed now.
write_next_journal() {
	local release=$1
	[ ! -f "$journal" ] || cat "$journal" >"$site/journal.new"
	printf '%s\t%s\t%s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$release" "$action" >>"$site/journal.new"
}

publish() {
	local folder=$1 release
	remove_old_releases
	receive "$folder"
	check_address "$site/new"
	release=$(date -u +%Y%m%d-%H%M%S-%3N)-$(stamp_field "$site/new" id)
	step 'la copie a échoué' add_own_files "$release"
	step 'la copie a échoué' share_assets
	step 'le journal ne peut être écrit' write_next_journal "$release"
	step 'la copie a échoué' mv -T "$site/new" "$releases/$release"
	switch_to "$release"
}

put_again() {
	local release=$1
	[ "$release" != "$(in_service)" ] || fail "$release est déjà en service" 'rien'
	was_in_service "$release" || fail "aucune version $release n’a été en service" 'choisissez-en une de publish-site --list'
	[ -d "$releases/$release" ] || fail "la version $release est effacée" 'choisissez-en une autre de publish-site --list'
	has_right_sums "$releases/$release" ||
		fail "la version $release n’est plus entière sur ce serveur" 'publiez-la de nouveau, ou choisissez-en une autre de publish-site --list'
	check_address "$releases/$release"
	step 'le journal ne peut être écrit' write_next_journal "$release"
	switch_to "$release"
}

# From the first line to the last, the journal still names the release that comes back if anything goes wrong.
switch_to() {
	local release=$1
	step 'le changement de version a échoué' point_to "$release"
	load || fail "le serveur refuse la version $release" "corrigez ce qu’il dit ci-dessus, puis relancez la commande"
	is_served "$release" || fail_unserved "$release"
	step 'le journal ne peut être écrit' mv -T "$site/journal.new" "$journal"
	echo "en service : $release"
}

# ---- Listing ----

list() {
	local time release command note
	if [ ! -s "$journal" ]; then
		echo "Aucune version n’a encore été en service."
	else
		while IFS=$'\t' read -r time release command; do
			note=$(cat "$releases/$release/note.txt" 2>/dev/null || true)
			[ -d "$releases/$release" ] || note='(effacée)'
			printf '%s  %s  %-7s  %s\n' "$(date -d "$time" '+%d/%m/%Y %H:%M %Z')" "$release" "$command" "$note"
		done <"$journal"
		echo "En service : $(in_service)"
	fi
	[ "$(current)" = "$(in_service)" ] || list_unconfirmed
}

list_unconfirmed() {
	if flock -n "$site/lock" true; then
		echo "Interrompue, jamais confirmée : $(current). La prochaine commande la retire."
	else
		echo "En cours de publication : $(current)"
	fi
}

# ---- The command line ----

action=
argument=
note=
allows_new_address=no

choose() {
	[ -z "$action" ] || fail 'une seule action à la fois' 'nommez un dossier, ou --back, --to VERSION ou --list'
	action=$1
	argument=${2:-}
}

read_arguments() {
	while [ $# -gt 0 ]; do
		case $1 in
		--list | --back) choose "$1" ;;
		--to | --note)
			[ $# -gt 1 ] || fail "$1 demande une valeur" 'ajoutez-la'
			if [ "$1" = --to ]; then choose "$1" "$2"; else note=$2; fi
			shift
			;;
		--new-address) allows_new_address=yes ;;
		-*) fail "$1 n’est pas une option" 'les options sont --note, --back, --to, --list et --new-address' ;;
		*) choose publish "$1" ;;
		esac
		shift
	done
}

trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 141' PIPE
trap 'exit 143' TERM

read_arguments "$@"
case $action in
--list)
	list
	exit
	;;
'') fail "rien n’est demandé" 'nommez le dossier de la version, ou --back, --to VERSION ou --list' ;;
esac

lock
repair
case $action in
publish) publish "$(realpath -m -- "$argument")" ;;
--to) put_again "$argument" ;;
--back)
	previous=$(release_before)
	[ -n "$previous" ] || fail "aucune version n’était en service avant celle-ci" 'choisissez-en une de publish-site --list'
	put_again "$previous"
	;;
esac
