import { valid } from 'node-html-parser';
import {
  commonVariables,
  frenchOf,
  type Group,
  keysIn,
  pluralStem,
  textFiles,
  variable,
} from '../src/i18n/language.ts';
import { sourceLanguage } from '../src/i18n/resources.ts';
import { siteValues } from '../src/i18n/site-values.ts';
import { pageIds, pages } from '../src/pages.ts';
import { facts } from '../src/site/facts.ts';
import { type Fault, type LocaleFolder, readLocales } from './read.ts';

/** A language, and all that its translator has to correct. */
export interface CheckedLanguage extends LocaleFolder {
  isPublished: boolean;
}

/** What is wrong with a text, and what is expected instead. */
type Problem = [problem: string, expected: string];

/** A text that a language has to have. */
interface Wanted {
  key: string;
  french: string;
  note: string;
}

/** What a translation keeps as it is: a variable, a tag, the dash of a list's entry. */
const marker = /\{\{[^{}]*\}\}|<\/?[a-z][\w-]*\s*\/?>|^- /gi;

/** What a reader would see as it is, beside the markers: half a marker, HTML, Markdown, lost accents, a text to be finished. */
const strangeSign =
  /[{}<>⟦⟧\\\uFFFD]|&#?\w+;|\*\*|__|[ÃÂ][\u0080-\u00BF]|â€|\?{3}|\b(?:TODO|FIXME|TBD)\b/;

/** The texts of buttons that are one word: if it is the French one, it was forgotten. */
const button = /(?:^|\.)(?:actions\.\w+|action|expert|close|copy|reload|nav\.demo)$/;

/** The characters that search engines show of every page; other limits stand in notes: « 5 signes au plus ». */
const limits: Record<string, number> = { 'meta.title': 60, 'meta.description': 160 };

/** Checks every language against French. @param root the folder of the project. */
export function checkLocales(root?: string): CheckedLanguage[] {
  const all = readLocales(root);
  const source = all.find(({ tag }) => tag === sourceLanguage) as LocaleFolder;
  return all.map((language) => {
    const isPublished = language.files.language?.status === 'published';
    const texts = isTag(language.tag) ? fileFaults(language, source) : [];
    const faults = [...settingFaults(language, all), ...texts];
    return { ...language, isPublished, faults: [...language.faults, ...faults] };
  });
}

/** @returns the faults that stop a build. */
export function stoppingFaults({ faults, isPublished }: CheckedLanguage): Fault[] {
  return faults.filter(({ blocks }) => isPublished || blocks);
}

/** @returns a fault on one line. */
export function describe({ file, key, problem, expected }: Fault): string {
  return [file, key, `${problem} — ${expected}`].filter(Boolean).join(' : ');
}

/** Checks the name of the folder, and `language.json`. */
function settingFaults({ tag, files }: LocaleFolder, all: LocaleFolder[]): Fault[] {
  const { name, status, formats, slugs = {}, ...others } = files.language ?? {};
  const faults: Fault[] = [];
  const report = (key: string, problem: string, expected: string) =>
    faults.push({ file: `locales/${tag}/language.json`, key, problem, expected, blocks: true });
  const isFolder = isTag(tag) && !Object.values(pages).some(({ path }) => path === tag);
  if (!isFolder) {
    report('', `« ${tag} » n’est pas une étiquette de langue`, 'renommez le dossier : br, pt-BR…');
  }
  const twin = all.find((one) => one.tag !== tag && one.files.language?.name === name);
  if (!isText(name) || (twin && tag !== sourceLanguage)) {
    const problem = twin ? `« ${name} » est le nom de locales/${twin.tag}/` : 'le nom manque';
    report('name', problem, 'le nom de la langue dans cette langue');
  }
  if (status !== 'draft' && status !== 'published') {
    report('status', `« ${status} »`, '« draft » (brouillon) ou « published » (publiée)');
  }
  if (formats !== undefined && !(isTag(formats) && String(formats).startsWith(`${tag}-`))) {
    report(
      'formats',
      `« ${formats} »`,
      `une étiquette plus précise que « ${tag} », comme « en-GB »`,
    );
  }
  for (const key of Object.keys(others)) {
    report(key, 'cette clé est en trop', 'seulement name, status, formats, slugs');
  }
  const addresses = pageIds.map((id) => (slugs as Group)[id] ?? pages[id].path);
  for (const [page, slug] of Object.entries(slugs)) {
    const isPage = pageIds.some((id) => id === page && id !== 'home' && id !== 'not-found');
    if (!isPage) {
      report(
        `slugs.${page}`,
        'cette page n’a pas d’adresse à traduire',
        'le nom d’un fichier de page',
      );
    } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(slug))) {
      report(
        `slugs.${page}`,
        `l’adresse « ${slug} »`,
        'des lettres de a à z, des chiffres, des tirets',
      );
    } else if (addresses.filter((one) => one === slug).length > 1) {
      report(
        `slugs.${page}`,
        `l’adresse « ${slug} » est celle de deux pages`,
        'une adresse par page',
      );
    }
  }
  return faults;
}

/** @returns whether a value is the tag of a language, in its usual spelling. */
function isTag(value: unknown): boolean {
  try {
    return (
      /^[a-z]{2,3}(-|$)/.test(String(value)) && Intl.getCanonicalLocales(String(value))[0] === value
    );
  } catch {
    return false;
  }
}

/** Checks which files there are, and the texts of each. */
function fileFaults({ tag, files, faults }: LocaleFolder, source: LocaleFolder): Fault[] {
  const wanted = textFiles(source.files);
  const isSource = tag === sourceLanguage;
  const found: Fault[] = [];
  for (const file of new Set(['language', ...wanted, ...Object.keys(files)])) {
    const path = `locales/${tag}/${file}.json`;
    const own = files[file];
    const isUnreadable = faults.some((fault) => fault.file === path && fault.blocks);
    if (!own && !isUnreadable) {
      const expected = `copiez locales/fr/${file}.json`;
      found.push({ file: path, key: '', problem: 'ce fichier manque', expected });
    }
    if (own && wanted.includes(file)) {
      found.push(...textFaults(tag, file, source.files[file] ?? {}, own));
    } else if (own && file !== 'language' && !isSource) {
      const expected = file === 'email' ? 'retirez-le, il reste en français' : 'retirez-le';
      found.push({ file: path, key: '', problem: 'ce fichier est en trop', expected });
    }
  }
  return found;
}

/** Checks the texts of a file. */
function textFaults(tag: string, file: string, french: Group, own: Group): Fault[] {
  const report = (key: string, [problem, expected]: Problem): Fault => {
    return { file: `locales/${tag}/${file}.json`, key, problem, expected };
  };
  const wanted = wantedTexts(french, tag);
  const texts = new Map(textsOf(own));
  const keys = wanted.map(({ key }) => key);
  const surplus = [...texts.keys()].filter((key) => !keys.includes(key));
  return [
    ...wanted.flatMap((one) =>
      textProblems(tag, one, texts.get(one.key)).map((problem) => report(one.key, problem)),
    ),
    ...surplus.map((key) => report(key, ['cette clé est en trop', whyNot(key, keys)])),
  ];
}

/** What a key that French does not have may be. */
function whyNot(key: string, keys: string[]): string {
  const forms = keys.filter(
    (one) => one !== pluralStem(one) && pluralStem(one) === pluralStem(key),
  );
  if (forms.length > 0) {
    return `les pluriels de cette langue : ${forms.join(', ')}`;
  }
  return keys.some((one) => one.startsWith(`${key}.`))
    ? 'un groupe de clés, comme en français'
    : 'les clés du français, sans autre';
}

/** The texts that a language has to have, with the note of each or of its group. */
function wantedTexts(group: Group, tag: string, path = '', groupNote?: string | Group): Wanted[] {
  return keysIn(group, tag).flatMap((key): Wanted[] => {
    const french = frenchOf(group, key);
    const note = group[`${key}_note`] ?? group[`${pluralStem(key)}_note`] ?? groupNote;
    return isText(french)
      ? [{ key: path + key, french, note: String(note ?? '') }]
      : wantedTexts(french, tag, `${path}${key}.`, note);
  });
}

/** @returns what stands in a file, by key; a value is no text where its quotes were forgotten. */
export function textsOf(group: Group, path = ''): [key: string, value: unknown][] {
  return Object.entries(group).flatMap(([key, value]): [string, unknown][] => {
    if (key.endsWith('_note')) {
      return [];
    }
    const isGroup = typeof value === 'object' && value !== null;
    return isGroup ? textsOf(value, `${path}${key}.`) : [[path + key, value]];
  });
}

/** Checks a text against its French. */
function textProblems(tag: string, { key, french, note }: Wanted, text: unknown): Problem[] {
  const quoted = `« ${french} »`;
  if (french === '') {
    // What the publisher has not said is left out in every language.
    return [];
  }
  if (!isText(text)) {
    return [[text === undefined ? 'ce texte manque' : `${text} est sans guillemets`, quoted]];
  }
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return [['ce texte est vide', quoted]];
  }
  const problems: Problem[] = [...markerProblems(key, french, text)];
  const [sign] = strangeSign.exec(text.replace(marker, '')) ?? [];
  if (sign && !french.replace(marker, '').includes(sign)) {
    problems.push([`« ${sign} » s’afficherait tel quel`, quoted]);
  }
  if (text !== text.trim()) {
    problems.push(['un blanc est au début ou à la fin', quoted]);
  }
  if (text === key || new RegExp(`^[\\w-]+[.:]${key}$`).test(text)) {
    problems.push(['c’est la clé, pas le texte', quoted]);
  }
  if (isLeftInFrench(tag, key, french, text)) {
    problems.push(['ce texte est resté en français', 'sa traduction']);
  }
  const [length, most] = lengthOf(key, text, note);
  if (length > most) {
    problems.push([`${length} signes`, `${most} au plus`]);
  }
  return problems;
}

/** Compares variables, tags and the dash of a list's entry. Every text may use the variables of the site. */
function markerProblems(key: string, french: string, text: string): Problem[] {
  const expected = markersOf(french);
  const own = markersOf(text);
  const isOptional = (one: string) => one === '{{count}}' && /_(zero|one|two)$/.test(key);
  const isCommon = (one: string) => commonVariables.some((name) => one === `{{${name}}}`);
  const missing = without(expected, own).filter((one) => !isOptional(one));
  const surplus = without(own, expected).filter((one) => !isCommon(one));
  const problems: Problem[] = [
    ...missing.map((one): Problem => [`${one} manque`, `« ${french} »`]),
    ...surplus.map((one): Problem => [`${one} est en trop`, `« ${french} »`]),
  ];
  const empty = /<([\w-]+)>\s*<\/\1>/.exec(text)?.[0];
  if (problems.length === 0 && (empty || (text.includes('<') && !valid(text)))) {
    const problem = empty ? `rien n’est dans ${empty}` : 'les balises se croisent';
    return [[problem, `« ${french} »`]];
  }
  return problems;
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

/** @returns how many characters a reader sees, and how many there may be. A time stands for a variable of a drawing. */
function lengthOf(key: string, text: string, note: string): [length: number, most: number] {
  const [, noted = limits[key] ?? Infinity] = /(\d+)\ssignes au plus/.exec(note) ?? [];
  const values = siteValues('fr', '');
  const shown = text
    .replace(variable, (_, name) => values[name] || '30 min')
    .replace(/<[^<>]*>/g, '');
  const added = key === 'meta.title' ? ` | ${facts.product}` : '';
  return [[...new Intl.Segmenter().segment(shown + added)].length, Number(noted)];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
