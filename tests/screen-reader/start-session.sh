#!/bin/sh
# Starts a window manager, the accessibility bus, Orca, which logs what it says, and then Firefox with the page.
openbox &
/usr/libexec/at-spi-bus-launcher --launch-immediately &
gdbus wait --session --timeout 60 org.a11y.Bus
# Other sessions, and the developer's own, keep their Orca.
PATH="$(dirname "$0")/session-programs:$PATH" orca --debug-file="$HOME/orca.log" --debug &
until grep -q 'SETTINGS MANAGER: Activated' "$HOME/orca.log"; do sleep 0.1; done
exec firefox-esr --no-remote --profile "$HOME/profile" "$1"
