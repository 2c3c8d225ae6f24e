import { valid } from 'node-html-parser';
import { commonVariables, variable } from '../src/i18n/language.ts';
import { siteValues } from '../src/i18n/site-values.ts';
import { facts } from '../src/site/facts.ts';

/** What is wrong with a text, and what is expected instead of it; by default, its French. */
export type Problem = [problem: string, expected?: string];

/** A text of French that a language has to have. */
export interface Wanted {
  key: string;
  french: string;
  /** What French says to its translator. */
  note: string;
}

/** What a translation keeps as it is: a variable, a tag, the dash of a list's entry. */
const marker = /\{\{[^{}]*\}\}|<\/?[a-z][\w-]*\s*\/?>|^- /gi;

/** What a reader would see as it is, beside the markers: half a marker, HTML, Markdown, lost accents, a text to be finished. */
const strangeSign =
  /[{}<>⟦⟧\\\uFFFD]|&#?\w+;|\*\*|__|[ÃÂ][\u0080-\u00BF]|â€|\?{3}|\b(?:TODO|FIXME|TBD)\b/;

/** The texts of buttons. */
const button = /(?:^|\.)(?:actions\.\w+|action|expert|close|copy|reload|nav\.demo)$/;

/** The characters that search engines show of every page; other limits stand in notes: « 5 signes au plus ». */
const limits: Record<string, number> = { 'meta.title': 60, 'meta.description': 160 };

const values = siteValues('fr', '');
const letters = new Intl.Segmenter();

/** Checks a text of a language against its French. @param text what stands in the file, if anything does. */
export function checkText(tag: string, { key, french, note }: Wanted, text: unknown): Problem[] {
  if (french === '') {
    // What the publisher has not said is left out in every language.
    return [];
  }
  if (typeof text !== 'string') {
    return [[text === undefined ? 'ce texte manque' : `${text} est sans guillemets`]];
  }
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return [['ce texte est vide']];
  }
  const problems = checkMarkers(key, french, text);
  const [sign] = strangeSign.exec(text.replace(marker, '')) ?? [];
  if (sign && !french.replace(marker, '').includes(sign)) {
    problems.push([`« ${sign} » s’afficherait tel quel`]);
  }
  if (text !== text.trim()) {
    problems.push(['un blanc est au début ou à la fin']);
  }
  if (text === key || new RegExp(`^[\\w-]+[.:]${key}$`).test(text)) {
    problems.push(['c’est la clé, pas le texte']);
  }
  if (isLeftInFrench(tag, key, french, text)) {
    problems.push(['ce texte est resté en français', 'sa traduction']);
  }
  const [, most = limits[key] ?? Infinity] = /(\d+)\ssignes au plus/.exec(note) ?? [];
  const length = lengthOf(key, text);
  if (length > Number(most)) {
    problems.push([`${length} signes`, `${most} au plus`]);
  }
  return problems;
}

/** Compares variables, tags and the dash of a list's entry. Every text may use the variables of the site. */
function checkMarkers(key: string, french: string, text: string): Problem[] {
  const expected = markersOf(french);
  const own = markersOf(text);
  const isOptional = (one: string) => one === '{{count}}' && /_(zero|one|two)$/.test(key);
  const isCommon = (one: string) => commonVariables.some((name) => one === `{{${name}}}`);
  const missing = without(expected, own).filter((one) => !isOptional(one));
  const surplus = without(own, expected).filter((one) => !isCommon(one));
  if (missing.length > 0 || surplus.length > 0) {
    return [
      ...missing.map((one): Problem => [`${one} manque`]),
      ...surplus.map((one): Problem => [`${one} est en trop`]),
    ];
  }
  const [empty] = /<([\w-]+)>\s*<\/\1>/.exec(text) ?? [];
  if (empty) {
    return [[`rien n’est dans ${empty}`]];
  }
  return text.includes('<') && !valid(text) ? [['les balises se croisent']] : [];
}

function markersOf(text: string): string[] {
  return (text.match(marker) ?? []).map((found) => found.replace(/\s/g, ''));
}

/** @returns the items of a list that another one does not have, or has less often. */
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

/** A sentence of five words, or a button of one, that equals the French is no coincidence. */
function isLeftInFrench(tag: string, key: string, french: string, text: string): boolean {
  const plain = (words: string) => words.replace(/\s+/g, ' ').toLowerCase();
  const words = french.replace(marker, ' ').match(/\p{L}+/gu) ?? [];
  const isTold = words.length >= 5 || button.test(key);
  return isTold && plain(text) === plain(french) && !/^fr\b/.test(tag);
}

/** @returns how many characters a reader sees; a time stands for a variable of a drawing. */
function lengthOf(key: string, text: string): number {
  const shown = text
    .replace(variable, (_, name) => values[name] || '30 min')
    .replace(/<[^<>]*>/g, '');
  const added = key === 'meta.title' ? ` | ${facts.product}` : '';
  return [...letters.segment(shown + added)].length;
}
