import type { Fault } from './faults.ts';
import { isNote, isObject, type Json } from './json.ts';
import { sourceTag } from './locales-folder.ts';

/** What a language says of itself in `language.json`. */
export interface LanguageFile {
  name: string;
  dir: 'ltr' | 'rtl';
  status: 'draft' | 'published';
}

/** Judges the folder's name and `language.json` of a language. */
export function checkLanguageFile(tag: string, content: Json | undefined): Fault[] {
  const file = `locales/${tag}/language.json`;
  if (canonical(tag) !== tag) {
    const hint = canonical(tag) ? `, ici « ${canonical(tag)} »` : ', par exemple « en », « pt-BR » ou « zh-Hant »';
    return [
      { file: `locales/${tag}/`, key: '', problem: `le nom du dossier doit être une étiquette de langue${hint}` },
    ];
  }
  if (!isObject(content)) return [{ file, key: '', problem: 'ce fichier manque ou n’est pas un groupe de clés' }];
  const faults: Fault[] = [];
  const { name, dir, status, ...rest } = content;
  if (typeof name !== 'string' || name.trim() === '')
    faults.push({ file, key: 'name', problem: 'le nom de la langue, dans cette langue, manque' });
  if (dir !== directionOf(tag))
    faults.push({ file, key: 'dir', problem: `« ${directionOf(tag)} » est attendu : c’est le sens de cette langue` });
  if (status !== 'draft' && status !== 'published')
    faults.push({ file, key: 'status', problem: '« draft » (brouillon) ou « published » (publiée) est attendu' });
  if (tag === sourceTag && status === 'draft')
    faults.push({ file, key: 'status', problem: 'la langue source est toujours « published »' });
  const extra = Object.keys(rest).filter((key) => !isNote(key));
  return [...faults, ...extra.map((key) => ({ file, key, problem: 'cette clé est en trop' }))];
}

/** @returns the direction in which a language is written. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction?: string } };
  return locale.getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
