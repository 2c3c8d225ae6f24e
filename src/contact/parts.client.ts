import type { ScriptTexts } from './markup/script-texts.ts';
import { type Parts, partId } from './parts.ts';

/** Finds a part of the form by its id. Those of the dialog are in a template until it is opened. */
export function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  return document.getElementById(partId(name)) as Parts[Name];
}

/** Scrolls just enough to show a part of the form. */
export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

let texts: ScriptTexts | undefined;

/** @returns the texts that scripts show, in the language of the page. */
export function scriptTexts(): ScriptTexts {
  texts ??= JSON.parse(part('root').dataset.texts as string) as ScriptTexts;
  return texts;
}
