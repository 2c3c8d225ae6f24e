#!/bin/sh
# Starts a window manager, Orca, which logs what it says, and then Firefox with the page.
openbox &
/usr/libexec/at-spi-bus-launcher --launch-immediately &
gsettings set org.gnome.desktop.interface toolkit-accessibility true
orca --replace --debug-file="$HOME/orca.log" --debug &
until grep -q 'SETTINGS MANAGER: Activated' "$HOME/orca.log"; do sleep 0.1; done
exec firefox-esr --no-remote --profile "$HOME/profile" "$1"
