import { valid } from 'node-html-parser';
import { pageTitle } from '../../src/head/page-title.ts';
import { limitOf } from './limits.ts';
import { commonValues, commonVariables, variable } from './texts.ts';

/** What a translation must keep: variables, tags, and the dash of a list item. */
const marker = /\{\{[^{}]*\}\}|<\/?[a-z][\w-]*\s*\/?>|^- /gi;

/**
 * What a reader would see as it is: half a marker, HTML, Markdown, broken accents, a TODO. And two
 * words that `finish-page.ts` takes for a missing value.
 */
const strangeSign =
  /[{}<>⟦⟧\\\uFFFD]|&#?\w+;|\*\*|__|[ÃÂ][\u0080-\u00BF]|â€|\?{3}|\b(?:TODO|FIXME|TBD|NaN|undefined)\b/;

const segmenter = new Intl.Segmenter();

/**
 * @param place its file and key, such as `home.hero.heading`.
 * @param notes the French notes to translators, which say what must be short.
 * @returns what is wrong in a text, each with what is expected, in French.
 */
export function checkText(
  place: string,
  french: string,
  text: string,
  notes: ReadonlyMap<string, string>,
): string[] {
  const problems = checkWords(french, text);
  if (text !== text.trim()) {
    problems.push('un blanc est au début ou à la fin');
  }
  const messages = problems.map((problem) => `${problem} — « ${french} »`);
  const length = lengthOf(place, text);
  const limit = limitOf(place, notes);
  return length > limit ? [...messages, `${length} signes — ${limit} au plus`] : messages;
}

/** @returns what makes it impossible to show a text, compared with the French text. */
export function checkWords(french: string, text: string): string[] {
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return ['ce texte est vide'];
  }
  const problems = checkMarkers(french, text);
  const [sign] = strangeSign.exec(text.replace(marker, '')) ?? [];
  if (sign && !french.replace(marker, '').includes(sign)) {
    problems.push(`« ${sign} » s’afficherait tel quel`);
  }
  return problems;
}

/** Compares variables, tags and the dash of a list item. Site variables are always allowed. */
function checkMarkers(french: string, text: string): string[] {
  const wanted = markersOf(french);
  const own = markersOf(text);
  const allowed = [...wanted, ...commonVariables.map((name) => `{{${name}}}`)];
  const missing = wanted.filter((one) => !own.includes(one)).map((one) => `${one} manque`);
  const surplus = own.filter((one) => !allowed.includes(one)).map((one) => `${one} est en trop`);
  const [empty] = /<([\w-]+)>\s*<\/\1>/.exec(text) ?? [];
  if (missing.length > 0 || surplus.length > 0) {
    return [...missing, ...surplus];
  }
  if (empty) {
    return [`rien n’est dans ${empty}`];
  }
  return text.includes('<') && !valid(text) ? ['les balises se croisent'] : [];
}

function markersOf(text: string): string[] {
  return (text.match(marker) ?? []).map((found) => found.replace(/\s/g, ''));
}

/** @returns how many characters a reader sees. A variable of a drawing counts as `30 min`. */
function lengthOf(place: string, text: string): number {
  const shown = text
    .replace(variable, (_, name) => commonValues[name] || '30 min')
    .replace(/<[^<>]*>/g, '');
  const whole = place.endsWith('.meta.title') ? pageTitle(shown) : shown;
  return [...segmenter.segment(whole)].length;
}
