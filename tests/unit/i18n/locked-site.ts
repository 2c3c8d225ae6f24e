import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundLanguages } from '../../../tools/i18n/built-languages.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { status } from '../../../tools/i18n/status.ts';
import { tempLocales } from './temp-locales.ts';

/** A site of one page whose published English is in its lock, as after a translator's last `npm run i18n:status`. */
export function lockedSite(french: JsonObject, own: JsonObject) {
  const locales = tempLocales({
    'fr/language.json': { name: 'Français', status: 'published' },
    'fr/home.json': french,
    'en/language.json': { name: 'English', status: 'published' },
    'en/home.json': own,
  });
  const { folder } = locales;
  const message = () => status('en', folder).message.replace(/[\u00A0\u202F]/g, ' ');
  message();
  const shown = () => soundLanguages({ drafts: false, folder })().languages[1]?.copy.home;
  return { ...locales, message, shown, lock: () => readFileSync(join(folder, 'en/lock.jsonl'), 'utf8') };
}
