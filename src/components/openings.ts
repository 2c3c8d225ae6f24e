import type { Resources } from '../i18n/resources.ts';

/** What a call to action opens: a key of `openings` in `contact.json` (spec §3, opening context values). */
export type Opening = keyof Resources['contact']['openings'];
