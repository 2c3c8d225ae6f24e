# shellcheck shell=bash
# Read by Bash before a script (BASH_ENV): sends the script the signal KILL_WITH before its command number KILL_AT.
set -o functrace
commands_so_far=0

kill_at_step() {
	commands_so_far=$((commands_so_far + 1))
	if [ "$commands_so_far" -eq "$KILL_AT" ]; then
		kill -s "$KILL_WITH" $$
	fi
}
trap kill_at_step DEBUG
