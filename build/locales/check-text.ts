import { valid } from 'node-html-parser';
import { textVariables } from '../../src/i18n/text-variables.ts';
import { facts } from '../../src/site/facts.ts';
import { commonVariables, type Text, variable } from './texts.ts';

/** What is wrong with a text, and what is expected instead. */
interface Problem {
  problem: string;
  expected: string;
}

/** What a translation must keep: variables, tags, and the dash of a list item. */
const marker = /\{\{[^{}]*\}\}|<\/?[a-z][\w-]*\s*\/?>|^- /gi;

/**
 * What a reader would see as it is: half a marker, HTML, Markdown, broken accents, a TODO. And two
 * words that `finish-page.ts` takes for a missing value.
 */
const strangeSign =
  /[{}<>⟦⟧\\\uFFFD]|&#?\w+;|\*\*|__|[ÃÂ][\u0080-\u00BF]|â€|\?{3}|\b(?:TODO|FIXME|TBD|NaN|undefined)\b/;

/** How many characters search engines show. Notes set other limits: « 5 signes au plus ». */
const limits: Record<string, number> = { 'meta.title': 60, 'meta.description': 160 };

const values = textVariables('fr', '');
const segmenter = new Intl.Segmenter();

/**
 * Checks a text of a language against the French text.
 * @param text the value in the file, if there is one.
 */
export function checkText({ key, value: french, note }: Text, text: unknown): Problem[] {
  if (french === '') {
    // A text that the publisher has not given is left out in every language.
    return [];
  }
  const expected = `« ${french} »`;
  const problems = checkWords(french, text).map((problem) => ({ problem, expected }));
  const [, most = limits[key] ?? Infinity] = /(\d+)\ssignes au plus/.exec(note) ?? [];
  const length = lengthOf(key, String(text ?? ''));
  if (length > Number(most)) {
    problems.push({ problem: `${length} signes`, expected: `${most} au plus` });
  }
  return problems;
}

/** @returns what is wrong in the words of a text, compared with the French text. */
function checkWords(french: string, text: unknown): string[] {
  if (typeof text !== 'string') {
    return [text === undefined ? 'ce texte manque' : `${text} est sans guillemets`];
  }
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return ['ce texte est vide'];
  }
  const problems = checkMarkers(french, text);
  const [sign] = strangeSign.exec(text.replace(marker, '')) ?? [];
  if (sign && !french.replace(marker, '').includes(sign)) {
    problems.push(`« ${sign} » s’afficherait tel quel`);
  }
  if (text !== text.trim()) {
    problems.push('un blanc est au début ou à la fin');
  }
  return problems;
}

/** Compares variables, tags and the dash of a list item. Site variables are always allowed. */
function checkMarkers(french: string, text: string): string[] {
  const expected = markersOf(french);
  const own = markersOf(text);
  const isCommon = (one: string) => commonVariables.some((name) => one === `{{${name}}}`);
  const missing = without(expected, own);
  const surplus = without(own, expected).filter((one) => !isCommon(one));
  if (missing.length > 0 || surplus.length > 0) {
    return [
      ...missing.map((one) => `${one} manque`),
      ...surplus.map((one) => `${one} est en trop`),
    ];
  }
  const [empty] = /<([\w-]+)>\s*<\/\1>/.exec(text) ?? [];
  if (empty) {
    return [`rien n’est dans ${empty}`];
  }
  return text.includes('<') && !valid(text) ? ['les balises se croisent'] : [];
}

function markersOf(text: string): string[] {
  return (text.match(marker) ?? []).map((found) => found.replace(/\s/g, ''));
}

/** @returns the items of a list that another one lacks, or has fewer times. */
function without(list: string[], other: string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) {
      left.splice(index, 1);
    }
    return index < 0;
  });
}

/** @returns how many characters a reader sees. A variable of a drawing counts as `30 min`. */
function lengthOf(key: string, text: string): number {
  const shown = text
    .replace(variable, (_, name) => values[name] || '30 min')
    .replace(/<[^<>]*>/g, '');
  const added = key === 'meta.title' ? ` | ${facts.product}` : '';
  return [...segmenter.segment(shown + added)].length;
}
