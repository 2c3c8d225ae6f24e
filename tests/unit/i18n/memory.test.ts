import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import { readBuiltLanguages, soundLanguages } from '../../../tools/i18n/built-languages.ts';
import { markChecked } from '../../../tools/i18n/checked.ts';
import type { Json } from '../../../tools/i18n/json.ts';
import { followFrench, remembered } from '../../../tools/i18n/memory/follow-french.ts';
import { status } from '../../../tools/i18n/status.ts';
import { tempLocales } from './temp-locales.ts';

/** A published language whose French is remembered, as after a translator's last `npm run i18n:status`. */
function remembering() {
  const locales = tempLocales();
  status('en-XA', locales.folder);
  const { folder } = locales;
  return {
    ...locales,
    said: () => status('en-XA', folder).said.replace(/[\u00A0\u202F]/g, ' '),
    doubts: () => readBuiltLanguages({ drafts: false, folder }).doubts.map(({ key }) => key),
    faults: () => readBuiltLanguages({ drafts: false, folder }).faults.map(({ key, problem }) => `${key} ${problem}`),
    // biome-ignore lint/suspicious/noExplicitAny: the copy of a language is read here without its type
    built: () => soundLanguages({ drafts: false, folder }).languages[1]?.copy as Record<string, any>,
    memory: () => readFileSync(join(folder, 'en-XA/memory.jsonl'), 'utf8'),
  };
}

/** A file of a language after French went from one state to the next, and the keys whose translation leaves. */
function followed(before: Json, now: Json, own: Json | undefined, later = own) {
  const home = (tag: string, content?: Json) => ({
    tag,
    files: new Map(content === undefined ? [] : [['home', content]]),
    faults: [],
  });
  const memory = remembered(followFrench(home('fr', before), home('en', own), new Map()), 'disk');
  const { files, gone } = followFrench(home('fr', now), home('en', later), memory);
  return { own: files.get('home'), gone: gone.map(({ id }) => id) };
}

const AB = { list: ['A', 'B'] };

test.each<[name: string, before: Json, now: Json, own: Json | undefined, after: Json | undefined, gone?: string[]]>([
  ['a file that is not begun stays so', AB, AB, undefined, undefined],
  ['an empty file stays', AB, AB, {}, {}],
  ['a list that is not begun stays so', { ...AB, c: 'C' }, { ...AB, c: 'C' }, { c: 'c' }, { c: 'c' }],
  ['an empty list gets its places', AB, AB, { list: [] }, { list: ['', ''] }],
  ['a list of blanks grows with French', AB, { list: ['A', 'B', 'C'] }, { list: ['', ''] }, { list: ['', '', ''] }],
  ['a list that is one text waits for a person', AB, AB, { list: 'a, b' }, { list: 'a, b' }],
  ['a text that is a list waits for a person', { c: 'C' }, { c: 'C' }, { c: ['c'] }, { c: ['c'] }],
  ['a text becomes a list, and waits for a person', { c: 'A' }, { c: ['A'] }, { c: 'a' }, { c: 'a' }],
  ['a group that is a text waits for a person', { g: { c: 'C' } }, { g: { c: 'C' } }, { g: 'c' }, { g: 'c' }],
  ['a group that is a list waits for a person', { g: { c: 'C' } }, { g: { c: 'C' } }, { g: ['c'] }, { g: ['c'] }],
  ['a list is renamed', AB, { points: ['A', 'B'] }, { list: ['a', 'b'] }, { points: ['a', 'b'] }],
  [
    'half of a list is renamed',
    AB,
    { points: ['N', 'B'] },
    { list: ['a', 'b'] },
    { points: ['', 'b'] },
    ['home.list.1'],
  ],
  [
    'a list goes',
    { ...AB, c: 'C' },
    { c: 'C' },
    { list: ['a', 'b'], c: 'c' },
    { c: 'c' },
    ['home.list.1', 'home.list.2'],
  ],
  [
    'a list goes, and what nobody remembers stays',
    { c: 'C' },
    { c: 'C' },
    { list: ['x'], c: 'c' },
    { list: ['x'], c: 'c' },
  ],
  ['a text comes into a list', { c: 'B', list: ['A'] }, AB, { c: 'b', list: ['a'] }, { list: ['a', 'b'] }],
  ['a text leaves its list', AB, { c: 'B', list: ['A'] }, { list: ['a', 'b'] }, { list: ['a'], c: 'b' }],
  [
    'two keys of one French are renamed',
    { a: 'A', b: 'A' },
    { c: 'A', d: 'A' },
    { a: 'a', b: 'à' },
    { c: 'a', d: 'à' },
  ],
  ['one of two keys of one French goes', { a: 'A', b: 'A' }, { c: 'A' }, { a: 'a', b: 'à' }, { c: 'a' }, ['home.b']],
  ['a key is renamed where a blank waits', { a: 'A' }, { b: 'A' }, { a: 'a', b: ' ' }, { b: 'a' }],
  ['a blank whose French has gone stays', { a: 'A', c: 'C' }, { c: 'C' }, { a: '', c: 'c' }, { a: '', c: 'c' }],
  ['a group is renamed', { g: { a: 'A' } }, { h: { a: 'A' } }, { g: { a: 'a' } }, { h: { a: 'a' } }],
  ['all of a group is renamed', { g: { a: 'A' } }, { g: { b: 'B' } }, { g: { a: 'a' } }, { g: {} }, ['home.g.a']],
  [
    'a text never goes into a list that only a person can align',
    { list: ['A'], c: 'C' },
    { list: ['A', 'C'] },
    { list: ['a', 'x', 'y'], c: 'c' },
    { list: ['a', 'x', 'y'] },
    ['home.c'],
  ],
])('%s', (_name, before, now, own, after, gone = []) => {
  expect(followed(before, now, own)).toEqual({ own: after, gone });
});

test('the items of a list that a tool moved are known by their words', () => {
  const french = { list: ['A', 'N', 'B'] };
  expect(followed(AB, french, { list: ['a', 'b'] }, { list: ['', 'a', 'b'] }).own).toEqual({ list: ['a', '', 'b'] });
});

test('what is translated is remembered with its French, one line a text, and codes and notes are not', () => {
  const { memory, read } = remembering();
  const lines = memory()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toEqual({
    key: 'cgu.meta.title',
    french: read('fr/cgu.json').meta.title,
    of: expect.stringMatching(/^[\w-]{8}$/),
  });
  expect(lines.filter(({ key }) => /openings.*subject$|_note/.test(key))).toEqual([]);
});

test('a text whose French has changed is listed with both, and the published language goes on', () => {
  const { put, said, built, doubts, read, faults } = remembering();
  put('fr/home', 'hero.heading', 'Vos heures, du planning à la paie');
  expect(said()).toContain(
    'À relire, 1 texte. Corrigez, ou dites que c’est juste, par exemple : npm run i18n:checked en-XA home.hero.heading',
  );
  expect(said()).toContain('  hero.heading : le français a changé depuis la traduction « ');
  expect(said()).toContain('      français, avant : « Les heures de vos vacataires, du planning à la paie »');
  expect(said()).toContain('      français, maintenant : « Vos heures, du planning à la paie »');
  expect(doubts()).toEqual(['hero.heading']);
  expect(faults()).toEqual([]);
  expect(built().home.hero.heading).toBe(read('en-XA/home.json').hero.heading);
});

test('a variable or tag that is new in French waits for the translator, too; one that has gone cannot be shown', () => {
  const { put, faults, doubts, built } = remembering();
  put('fr/home', 'hero.heading', '<strong>{{product}}</strong> et vos heures');
  put('fr/home', 'hero.banner', 'Tous vos vacataires couverts');
  expect(faults()).toEqual([
    'hero.banner la balise <strong> est en trop',
    'hero.banner la balise </strong> est en trop',
  ]);
  expect(new Set(doubts())).toEqual(new Set(['hero.heading', 'hero.banner']));
  put('fr/home', 'hero.banner', '<strong>Tous</strong> vos vacataires');
  expect(built().home.hero.heading).toMatch(/^\P{ASCII}+/u);
});

test('a text that is translated anew is fresh, and so is one that a person marks', () => {
  const { put, said, folder } = remembering();
  put('fr/home', 'hero.heading', 'Autrement');
  put('fr/home', 'hero.lead', '{{product}} autrement dit');
  put('en-XA/home', 'hero.heading', 'ȧŭŧřḗḿḗńŧ');
  expect(said()).not.toContain('hero.heading');
  expect(markChecked('en-XA', ['home.hero.lead'], folder)).toBe('1 texte relu dans locales/en-XA/.');
  expect(said()).toBe('');
  put('fr/home', 'hero.lead', '{{product}} encore autrement');
  expect(said()).toContain('français, avant : « {{product}} autrement dit »');
});

test('a file or a group is marked as a whole', () => {
  const { put, said, folder } = remembering();
  put('fr/home', 'hero.heading', 'Autrement');
  put('fr/home', 'closing.heading', 'Autrement aussi');
  expect(markChecked('en-XA', ['home.hero'], folder)).toMatch(/^\d+ textes relus/);
  expect(said()).toContain('1 texte');
  markChecked('en-XA', ['home'], folder);
  expect(said()).toBe('');
});

test.each([
  [undefined, []],
  ['en-XA', []],
  ['de', ['home']],
  ['fr', ['home']],
])('marking wants a language and keys: %s %j', (tag, keys) => {
  expect(() => markChecked(tag, keys, tempLocales().folder)).toThrow(
    'Dites la langue et les textes relus, par exemple : npm run i18n:checked en home.hero.heading',
  );
});

test('a key that is none is refused, and nothing is marked', () => {
  const { folder, memory } = remembering();
  const before = memory();
  expect(() => markChecked('en-XA', ['home.hero.lead', 'home.her'], folder)).toThrow(
    '« home.her » : aucun texte traduit n’a cette clé dans locales/en-XA/',
  );
  expect(memory()).toBe(before);
});

test('spaces and apostrophes of the printer make nothing stale', () => {
  const { edit, said } = remembering();
  edit('fr/home.json', (home) => {
    home.closing.heading = home.closing.heading.replace(' ', '\u00A0');
    home.hero.lead = home.hero.lead.replaceAll('’', "'");
  });
  expect(said()).toBe('');
});

test('a French list that grows leaves a gap where it grew, on the page and in the file', () => {
  const { edit, faults, read, folder } = remembering();
  const [a, b, c, d] = read('en-XA/home.json').hero.chips;
  edit('fr/home.json', (home) => home.hero.chips.splice(1, 0, 'Un point nouveau'));
  expect(faults()).toEqual(['hero.chips.2 le texte est vide']);
  expect(addLanguage('en-XA', folder)).toBe(
    'Un texte nouveau à traduire.\nCe qui reste à faire : npm run i18n:status en-XA',
  );
  expect(read('en-XA/home.json').hero.chips).toEqual([a, '', b, c, d]);
  expect(addLanguage('en-XA', folder)).toContain('Rien de nouveau');
});

test('a French list that shrinks takes the translation of what went with it, and says so', () => {
  const { edit, faults, doubts, said, built, read, folder } = remembering();
  const points = (tag: string) => read(`${tag}/home.json`).trust.points;
  const [body, [, gone]] = [points('en-XA'), points('fr')];
  edit('fr/home.json', (home) => home.trust.points.splice(1, 1));
  expect(faults()).toEqual([]);
  expect(built().home.trust.points).toEqual([body[0], body[2]]);
  expect(doubts()).toEqual(['trust.points.2']);
  expect(said()).toContain(`trust.points.2 : le français n’a plus ce texte : « ${body[1]} » ne paraît plus`);
  expect(addLanguage('en-XA', folder)).toContain(
    `home.trust.points.2 : le français « ${gone} » n’est plus, « ${body[1]} » part avec lui.`,
  );
  expect(points('en-XA')).toEqual([body[0], body[2]]);
  expect(said()).toBe('');
});

test('a French list in another order takes its translations along', () => {
  const { edit, built, said, read } = remembering();
  const chips = read('en-XA/home.json').hero.chips;
  edit('fr/home.json', (home) => home.hero.chips.reverse());
  expect(built().home.hero.chips).toEqual([...chips].reverse());
  expect(said()).toBe('');
});

test('a list that came back from a tool with the gap filled is taken as it is', () => {
  const { edit, said, read, faults } = remembering();
  edit('fr/home.json', (home) => home.hero.chips.splice(1, 0, 'Un point nouveau'));
  edit('en-XA/home.json', (home) => home.hero.chips.splice(1, 0, 'ńǿŭṽḗȧŭ'));
  const before = read('en-XA/home.json');
  expect(said()).toBe('');
  expect(faults()).toEqual([]);
  expect(read('en-XA/home.json')).toEqual(before);
});

test('a key that is renamed keeps its translation, in another file too', () => {
  const { edit, faults, doubts, built, read, folder, said, put, memory } = remembering();
  const own = read('en-XA/home.json').closing.heading;
  edit('fr/home.json', (home) => {
    home.closing.title = home.closing.heading;
    delete home.closing.heading;
    home.hero.tagline = 'Provisoire';
  });
  edit('fr/common.json', (common) => {
    common.direct.said = common.footer.tagline;
    delete common.footer.tagline;
  });
  expect(faults()).toEqual(['hero.tagline cette clé manque']);
  expect(doubts()).toEqual([]);
  put('fr/home', 'hero.tagline');
  expect(built().home.closing.title).toBe(own);
  expect(addLanguage('en-XA', folder)).toContain(
    'home.closing.heading est maintenant home.closing.title : la traduction a suivi.',
  );
  expect(read('en-XA/home.json').closing).toEqual({ title: own, body: expect.any(String) });
  expect(read('en-XA/common.json').footer.tagline).toBeUndefined();
  expect(memory()).toContain('"home.closing.title"');
  expect(memory()).not.toContain('"home.closing.heading"');
  expect(said()).toBe('');
});

test('a French text that goes takes its translation with it, and stops no build', () => {
  const { put, faults, doubts, folder, read, memory } = remembering();
  put('fr/home', 'trust');
  expect(faults()).toEqual([]);
  expect(doubts().every((key) => key.startsWith('trust.'))).toBe(true);
  addLanguage('en-XA', folder);
  expect(read('en-XA/home.json').trust).toBeUndefined();
  expect(memory()).not.toContain('"home.trust.');
});

test('what nobody remembers is never aligned by its place', () => {
  const { edit, folder, read } = tempLocales();
  edit('fr/home.json', (home) => home.hero.chips.splice(1, 0, 'Un point nouveau'));
  const before = read('en-XA/home.json').hero.chips;
  addLanguage('en-XA', folder);
  expect(read('en-XA/home.json').hero.chips).toEqual(before);
  const [fault] = readBuiltLanguages({ drafts: false, folder }).faults;
  expect(fault).toMatchObject({ key: 'hero.chips', problem: 'la liste doit avoir 5 éléments, elle en a 4' });
});

test('the few words that stayed as in French wait for a person, who may say that they are right', () => {
  const { put, said, doubts, folder } = remembering();
  put('en-XA/common', 'nav.menu', 'Menu');
  expect(said()).toContain('nav.menu : les mêmes mots qu’en français : est-ce voulu ?');
  expect(doubts()).toEqual(['nav.menu']);
  markChecked('en-XA', ['common.nav.menu'], folder);
  expect(said()).toBe('');
  expect(doubts()).toEqual([]);
});

test('a language that cannot be read keeps its memory', () => {
  const { write, said, memory } = remembering();
  const before = memory();
  write('en-XA/home.json', '{');
  expect(said()).toContain('home.json');
  expect(memory()).toBe(before);
});
