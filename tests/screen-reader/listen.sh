#!/bin/sh
# Opens a page in Firefox under Orca, a screen reader, on a screen without a monitor; Orca logs what it says.
# Usage: listen.sh URL HOME, where HOME is an empty folder that becomes their home. Ends with Firefox.
url=$1
export HOME="$2" XDG_RUNTIME_DIR="$2" LANG=C.UTF-8
profile=$HOME/profile
mkdir -p "$profile" "$HOME/.config/speech-dispatcher"
chmod 700 "$HOME"
openbox &
/usr/libexec/at-spi-bus-launcher --launch-immediately &
gsettings set org.gnome.desktop.interface toolkit-accessibility true
# A voice that takes no time.
cp -r /etc/speech-dispatcher/* "$HOME/.config/speech-dispatcher/"
sed -i 's/^#*DefaultModule.*/DefaultModule dummy/; s/^#* *AddModule.*//' "$HOME/.config/speech-dispatcher/speechd.conf"
echo 'AddModule "dummy" "sd_dummy" ""' >>"$HOME/.config/speech-dispatcher/speechd.conf"
# On a terminal, Orca writes each line at once; into a file, only when it has many.
script --quiet --flush --command 'orca --replace --debug --debug-file=/dev/tty' "$HOME/orca.log" >/dev/null </dev/null &
until grep -q 'SETTINGS MANAGER: Activated' "$HOME/orca.log" 2>/dev/null; do sleep 0.2; done
for setting in 'accessibility.force_disabled", -1' 'browser.shell.checkDefaultBrowser", false' \
	'datareporting.policy.dataSubmissionEnabled", false' 'browser.aboutwelcome.enabled", false' \
	'intl.accept_languages", "fr"'; do
	echo "user_pref(\"$setting);" >>"$profile/user.js"
done
exec firefox-esr --no-remote --profile "$profile" "$url"
