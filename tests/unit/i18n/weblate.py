"""Reads locale files as Weblate does and writes them again: `weblate.py <language> <file> …`, in place."""

import sys

from translate.storage.jsonl10n import I18NextV4File

language, *files = sys.argv[1:]
for name in files:
    store = I18NextV4File()
    store.settargetlanguage(language)
    with open(name, "rb") as file:
        store.parse(file.read())
    with open(name, "wb") as file:
        store.serialize(file)
