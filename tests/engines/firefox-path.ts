/** Debian's Firefox ESR, or the one that `FIREFOX_PATH` names. */
export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
