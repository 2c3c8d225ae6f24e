import type { ScriptTexts } from './markup/script-texts.ts';
import { type Parts, partId } from './parts.ts';

/**
 * Finds a part of the contact form by its id, because an extension may have added other dialogs and
 * fields.
 * @returns null if it is still in a template, or an extension has removed it.
 */
export function part<Name extends keyof Parts>(name: Name): Parts[Name] | null {
  return document.getElementById(partId(name)) as Parts[Name] | null;
}

let texts: ScriptTexts | undefined;

/** @returns the texts that scripts show, in the language of the page. */
export function scriptTexts(): ScriptTexts {
  texts ??= JSON.parse(part('root')?.dataset.texts as string) as ScriptTexts;
  return texts;
}
