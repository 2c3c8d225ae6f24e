import { soundLanguages } from '../../../tools/i18n/built-languages.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { status } from '../../../tools/i18n/status.ts';
import { tempLocales } from './temp-locales.ts';

/** A site of one page whose published English is remembered, as after a translator's last `npm run i18n:status`. */
export function remembering(french: JsonObject, own: JsonObject) {
  const locales = tempLocales({
    'fr/language.json': { name: 'Français', status: 'published' },
    'fr/home.json': french,
    'en/language.json': { name: 'English', status: 'published' },
    'en/home.json': own,
  });
  const { folder } = locales;
  const said = () => status('en', folder).said.replace(/[\u00A0\u202F]/g, ' ');
  said();
  return { ...locales, said, shown: () => soundLanguages({ drafts: false, folder })().languages[1]?.copy.home };
}
