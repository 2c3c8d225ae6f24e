/**
 * Compares the built site with `docs/spec.md`: its values, its names and how many there are of what it
 * counts. How the rest is worded is the owner's. Rows of a page that is not built are left out.
 */
import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { isDraft, readLocales } from '../../build/locales/folders.ts';
import { textFileNames, textsOf } from '../../build/locales/texts.ts';
import terms from '../../locales/fr/cgu.json';
import deployment from '../../locales/fr/deployment.json';
import home from '../../locales/fr/home.json';
import hosting from '../../locales/fr/hosting.json';
import legalNotice from '../../locales/fr/mentions-legales.json';
import policy from '../../locales/fr/politique-de-confidentialite.json';
import { purposes } from '../../src/contact/purposes.ts';
import { requestFields } from '../../src/contact/request.ts';
import { durations } from '../../src/durations.ts';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { lastWeeks } from '../../src/pages/deployment/weeks.ts';
import { ceiling } from '../../src/pages/overtime-module/month.ts';
import { linkLists, type PageId, slugs } from '../../src/pages.ts';
import { facts } from '../../src/site/facts.ts';
import { frenchPages } from '../built-site.ts';

const specification = readFileSync('docs/spec.md', 'utf8');

/** @returns what a pattern's groups find in the specification, which has it once. */
function specified(pattern: RegExp): string[] {
  const [found, ...others] = specification.matchAll(new RegExp(pattern, 'g'));
  expect(found, `docs/spec.md has no ${pattern}`).toBeDefined();
  expect(others).toEqual([]);
  return found?.slice(1) ?? [];
}

const pathOf = (id: PageId) => `/${slugs[id]}`;
const isBuilt = (path: string) => frenchPages.some((one) => one.path === path);

function page(path: string): HTMLElement {
  return frenchPages.find((one) => one.path === path)?.document as HTMLElement;
}

/** Spells a text like the specification: straight apostrophes, plain hyphens and spaces. */
function plain(text = ''): string {
  return text.replaceAll('’', "'").replaceAll('‑', '-').replace(/\s+/g, ' ').trim();
}

function wordsOf(path: string, selector: string): string[] {
  return page(path)
    .querySelectorAll(selector)
    .map(({ textContent }) => plain(textContent));
}

/** Rows whose page is built. */
function ofBuiltPages<Row extends readonly [string, ...unknown[]]>(rows: Row[]): Row[] {
  return rows.filter(([path]) => isBuilt(path));
}

describe('§2: the home page', () => {
  test('has the seven functions, each with a heading and a text', () => {
    const functions = [
      'staff',
      'settings',
      'reliability',
      'planning',
      'validation',
      'export',
      'indicators',
    ];
    const ids = page('/')
      .querySelectorAll('main li h3[id]')
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(functions));
    for (const id of functions) {
      const item = page('/').querySelector(`li:has(> [id=${id}])`);
      expect(plain(item?.querySelector('p')?.textContent), id).not.toBe('');
    }
  });

  test('has four promises, four kinds of payroll software, and the pilot programme', () => {
    const { hero, export: payroll, trust } = home;
    expect(wordsOf('/', `ul[aria-label="${hero.chipsLabel}"] li`)).toHaveLength(4);
    expect(wordsOf('/', `ul[aria-label="${payroll.targetsLabel}"] li`)).toHaveLength(4);
    expect(wordsOf('/', 'main h3')).toContain(plain(trust.pilot.title));
  });
});

describe('§2: the deployment', () => {
  test('has four steps in their order, each with deliverables and participants', () => {
    const steps = page(pathOf('deployment')).querySelectorAll('main ol > li:has(h3)');
    const ids = steps.map((step) => step.querySelector('h3')?.id);
    expect(ids).toEqual(['analysis', 'installation', 'configuration', 'training']);
    for (const step of steps) {
      const lists = step.querySelectorAll('dl > div');
      const labels = lists.map((list) => list.querySelector('dt')?.textContent);
      expect(labels).toEqual([deployment.timeline.deliverables, deployment.timeline.stakeholders]);
      expect(lists.filter((list) => !list.querySelector('dd'))).toEqual([]);
    }
  });
});

test('§2: two kinds of hosting, and a request for an audit; English is read as English', () => {
  expect(wordsOf('/hosting', '.hosting-card h2')).toHaveLength(2);
  expect(page('/hosting').querySelector('main [data-purpose=hosting]')).not.toBeNull();
  const marks = JSON.stringify(hosting).match(/<en>/g) ?? [];
  expect(page('/hosting').querySelectorAll('main [lang=en]')).toHaveLength(marks.length);
});

test('§2: every page of the specification is at its address', () => {
  const paths = [...specification.matchAll(/^\| (\/[\w-]*) \|/gm)].map(([, path]) => path);
  expect(paths).toContain('/');
  expect(frenchPages.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
});

test('§2, §9: the specification has the facts of the site, which are changed there first', () => {
  const { founded, legalDate, publisher } = facts;
  const date = new Date(`${legalDate}T00:00`).toLocaleDateString('en-GB', { dateStyle: 'long' });
  for (const fact of [
    `founded ${founded}`,
    `capital ${publisher.capital} euros`,
    `in force as of ${date}`,
    `in force since ${date}`,
  ]) {
    expect(specification).toContain(fact);
  }
});

test.each(
  ofBuiltPages<[string, RegExp]>([
    ['/', /gérant de structure/i],
    ['/', /admin export/i],
    ['/', /paramétrable/],
    ['/', /incubateur.*réseau/],
    ['/', /abonnement/],
    ['/overtime-module', /titulaires et contractuels/],
    ['/overtime-module', /temps partiel/],
    ['/overtime-module', /heures complémentaires/i],
    ['/hosting', /audit technique/],
    ['/cgu', /identifiants personnels.*confidentiels/i],
  ]),
)('§1, §2, §6: %s speaks of %s', (path, words) => {
  expect(plain(page(path).querySelector('main')?.textContent)).toMatch(words);
});

describe('§2: the legal texts', () => {
  test.each([
    ['/cgu', 11],
    ['/politique-de-confidentialite', 9],
  ])('%s has %i articles, all in its contents', (path, count) => {
    expect(wordsOf(path, 'main h2')).toHaveLength(count);
    expect(wordsOf(path, '[data-toc] a')).toHaveLength(count);
  });

  test('the privacy policy names each field of the form', () => {
    const collected = policy.articles['donnees-collectees'].body;
    expect(Object.keys(collected)).toEqual(expect.arrayContaining([...requestFields, 'consent']));
  });

  test('the legal notice has a row for each fact that is not false, with its value', () => {
    const { publisher, hostingCompany } = facts;
    const rows = Object.values(legalNotice.articles).flatMap((article) =>
      Object.entries('facts' in article ? article.facts : {}),
    );
    const given: Record<string, unknown> = publisher;
    const labels = rows.filter(([fact]) => given[fact] !== false).map(([, label]) => plain(label));
    expect(wordsOf('/mentions-legales', 'main dt')).toEqual(labels);
    // The phone number is in two articles.
    const shown = [...Object.values(publisher), publisher.phone, ...Object.values(hostingCompany)];
    const marks = page('/mentions-legales').querySelectorAll('dl mark');
    expect(marks).toHaveLength(shown.filter((fact) => fact === null).length);
    const capital = plain(`${publisher.capital.toLocaleString('fr')} €`);
    expect(wordsOf('/mentions-legales', 'main dd')).toContain(capital);
  });

  test('complaints go to the CNIL', () => {
    const complaint = page('/politique-de-confidentialite').querySelectorAll('main section').at(-1);
    const links = complaint?.querySelectorAll('a[href^=http]') ?? [];
    const origins = links.map((link) => new URL(link.getAttribute('href') ?? '').origin);
    expect([...new Set(origins)]).toEqual(['https://www.cnil.fr']);
  });

  test('each says since when it is in force', () => {
    const day = new Date(`${facts.legalDate}T00:00`);
    const date = day.toLocaleDateString('fr', { dateStyle: 'long' }).replace(/^1 /, '1er ');
    for (const [id, { effective }] of Object.entries({
      cgu: terms,
      'mentions-legales': legalNotice,
      'politique-de-confidentialite': policy,
    })) {
      const since = plain(effective.replace('{{legalDate}}', date));
      expect(plain(page(pathOf(id as PageId)).querySelector('main')?.textContent)).toContain(since);
    }
  });
});

const specifiedWeeks = specified(/Deployment claim: (\d+)-(\d+) weeks/);
const specifiedCeiling = specified(/Overtime ceiling: (\d+) hours/);

/** The claims of §9: what one looks like in French, its figures, and the pages that make it. */
const claims: [string, RegExp, string[], string[]][] = [
  [
    'share of the vacataires',
    /\d+ % de vos vacataires/g,
    specified(/(\d+)% of vacataires covered/),
    ['/'],
  ],
  ['time saved', /\+ ?\d+ %/g, specified(/\+(\d+)% time saved/), ['/']],
  [
    'support',
    /\d+ ?j? ?\/ ?7/g,
    specified(/support (\d+)\/(\d+)/),
    ['/', '/deployment', '/hosting'],
  ],
  ['deployment', /\d+ à \d+ semaines/g, specifiedWeeks, ['/', '/deployment']],
  [
    'ceiling',
    /\d+ h par mois|\d+ h atteintes|bloque qu'au-delà de \d+ h|plafond (: )?\d+ h/gi,
    specifiedCeiling,
    ['/', '/overtime-module', '/cgu'],
  ],
];

/** @returns the figures of the claims that a text makes, each once. */
function figuresOf(text: string, pattern: RegExp): string[] {
  const made = plain(text).match(pattern) ?? [];
  return [...new Set(made.flatMap((claim) => claim.match(/\d+/g) ?? []))];
}

/** In texts, in what search engines and networks get, in the dialog. */
test.each(claims)('§9: the claim about %s has one value', (_what, pattern, figures, paths) => {
  const found = frenchPages.map(({ path, document }) => {
    const contents = document
      .querySelectorAll('[content]')
      .map((meta) => meta.getAttribute('content'));
    const texts = [document.querySelector('body')?.textContent, ...contents].join(' ');
    return { path, figures: figuresOf(texts, pattern) };
  });
  const making = found.filter((one) => one.figures.length > 0);
  for (const one of making) {
    expect(one.figures, one.path).toEqual(figures);
  }
  expect(making.map(({ path }) => path)).toEqual(expect.arrayContaining(paths.filter(isBuilt)));
});

const published = readLocales().filter((folder) => !isDraft(folder));
const translations = published.filter(({ tag }) => tag !== sourceLanguage);

test.each(translations)('§9: $tag has the figures of the claims that French makes', ({ files }) => {
  const french = published.find(({ tag }) => tag === sourceLanguage)?.files ?? {};
  for (const file of textFileNames(french)) {
    const own = new Map(textsOf(files[file]));
    for (const [key, text] of textsOf(french[file])) {
      const figures = claims.flatMap(([, pattern]) => figuresOf(text, pattern));
      expect(own.get(key)?.match(/\d+/g) ?? [], `${file}.${key}`).toEqual(
        expect.arrayContaining(figures),
      );
    }
  }
});

test('§3, §4, §9: the code has the figures of the specification, and its contexts', () => {
  const inSeconds = (milliseconds: number) => [`${milliseconds / 1000}`];
  const { earliest, latest } = lastWeeks;
  expect([`${ceiling}`]).toEqual(specifiedCeiling);
  expect([`${earliest}`, `${latest}`]).toEqual(specifiedWeeks);
  expect(inSeconds(durations.thanks)).toEqual(specified(/Success screen lasts (\d+) s/));
  expect(inSeconds(durations.thanks)).toEqual(specified(/After (\d+) seconds the form is reset/));
  expect(inSeconds(durations.simulatedSend)).toEqual(specified(/Simulated send delay (\d+) s/));
  expect([`${durations.menuClose}`]).toEqual(specified(/Dropdown close delay (\d+) ms/));
  const [contexts = ''] = specified(/context values used by buttons: (.*)\./);
  const used = Object.values(purposes).map(({ context }) => context);
  expect(new Set(contexts.split(', '))).toEqual(new Set(used));
});

test.each(frenchPages)(
  '§2: $path has the header, the footer, and its own place marked',
  (built) => {
    const linksIn = (place: string) =>
      built.document.querySelectorAll(`${place} a`).map((link) => link.getAttribute('href'));
    const { header, modules, menu, footer, legal } = linkLists;
    const inHeader = [...header, ...modules, ...menu].map(pathOf);
    expect(linksIn('header')).toEqual(expect.arrayContaining(inHeader));
    expect(linksIn('footer')).toEqual(expect.arrayContaining([...footer, ...legal].map(pathOf)));
    const current = built.document
      .querySelectorAll('[aria-current=page]')
      .map((link) => link.getAttribute('href'));
    expect([...new Set(current)]).toEqual(built.path === '/404' ? [] : [built.path]);
    expect(built.document.querySelectorAll('dialog form')).toHaveLength(1);
  },
);

test('§2: the closing bands of the pages that have one ask for what the page is about', () => {
  for (const [path, purpose] of ofBuiltPages([
    ['/', 'demo'],
    ['/deployment', 'deployment'],
    ['/overtime-module', 'overtime'],
  ])) {
    const band = page(path).querySelector('main > :last-child');
    expect(band?.querySelector(`[data-purpose=${purpose}]`), path).not.toBeNull();
  }
});

describe('the dialog', () => {
  const form = page('/').querySelector('#contact-root');
  const said = plain(form?.getAttribute('data-texts')) + plain(form?.textContent);

  test.each([
    'Contactez-nous',
    'Nous vous répondrons dans les plus brefs délais',
    'Le prénom est requis',
    'Le nom est requis',
    "L'email est requis",
    "Format d'email invalide",
    'Le message est requis',
    'Le message doit contenir au moins 10 caractères',
    'Vous devez accepter le traitement des données',
    'recontacter',
    'Envoi en cours...',
    'Annuler',
    'Message envoyé !',
    "Une erreur s'est produite lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
    '/500 caractères',
  ])('§4, §5, §8: says « %s »', (message) => {
    expect(said).toContain(message);
  });

  test('§3: offers six subjects', () => {
    const options = page('/').querySelectorAll('dialog option');
    const values = options.map((option) => option.getAttribute('value'));
    const subjects = ['demo', 'pricing', 'hosting', 'deployment', 'technical', 'other'];
    expect(values).toEqual(expect.arrayContaining(['', ...subjects]));
  });
});
