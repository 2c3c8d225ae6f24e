# Orca keeps the last lines of its log to itself until there are more: this makes it write each.
from orca import debug

debug.debugFile.reconfigure(line_buffering=True)
