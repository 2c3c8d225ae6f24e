/**
 * What `docs/spec.md` quotes and fixes, held against the built site and its e-mail: words and numbers stand here, never
 * taken from the site itself. The times are held where they pass: 3 s and 150 ms in `tests/e2e`, 2 s in `tests/unit`.
 */
import { globSync, readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import deployment from '../../locales/fr/deployment.json';
import email from '../../locales/fr/email.json';
import home from '../../locales/fr/home.json';
import hosting from '../../locales/fr/hosting.json';
import notFound from '../../locales/fr/not-found.json';
import overtime from '../../locales/fr/overtime-module.json';
import policy from '../../locales/fr/politique-de-confidentialite.json';
import { letterFields } from '../../src/contact/letter/fields.ts';
import { emailParameters } from '../../src/contact/sending/parameters.ts';
import type { Opening } from '../../src/i18n/resources.ts';
import { facts } from '../../src/site/facts.ts';
import { settings } from '../../src/site/site.ts';
import { claire } from '../unit/contact/claire.ts';
import { dist, frenchPages } from './built-pages.ts';

/** §2 */
const routes = [
  '/',
  '/deployment',
  '/overtime-module',
  '/hosting',
  '/cgu',
  '/mentions-legales',
  '/politique-de-confidentialite',
];

/** §4, §5, §8: the words of the dialog, by their key. */
const messages = {
  'defaults.title': 'Contactez-nous',
  'defaults.subtitle': 'Nous vous répondrons dans les plus brefs délais',
  'errors.firstNameRequired': 'Le prénom est requis',
  'errors.lastNameRequired': 'Le nom est requis',
  'errors.emailRequired': "L'email est requis",
  'errors.emailFormat': "Format d'email invalide",
  'errors.messageRequired': 'Le message est requis',
  'errors.messageLength': 'Le message doit contenir au moins 10 caractères',
  'errors.consentRequired': 'Vous devez accepter le traitement des données',
  'actions.sending': 'Envoi en cours...',
  'actions.cancel': 'Annuler',
  'success.title': 'Message envoyé !',
  'failure.message': "Une erreur s'est produite lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  'fields.counter': '{{length}}/500 caractères',
};

/** §3: what each button opens, the subject that it presets, and the context that the e-mail carries. */
const openings: Record<Opening, [subject: string, context: string]> = {
  demo: ['demo', 'Demo'],
  contact: ['other', 'Contact'],
  customFormat: ['technical', 'Format personnalisé'],
  pilot: ['other', 'Collectivité pilote'],
  deployment: ['deployment', 'Deployment'],
  overtime: ['demo', 'Module heures supplémentaires'],
  hosting: ['hosting', 'Hosting'],
};

const pages = await frenchPages();
const page = (path: string) => pages.find((candidate) => candidate.path === path)?.document as HTMLElement;
/** As the specification writes: straight apostrophes, plain hyphens and blanks. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll('‑', '-').replace(/\s+/g, ' ').trim();
const linksOf = (document: HTMLElement, selector: string) =>
  document.querySelectorAll(selector).map((link) => `${plain(link.textContent)} → ${link.getAttribute('href')}`);

test('§2: the site has these pages, and search engines are told of each', () => {
  const built = pages.map(({ path }) => path).filter((path) => path !== '/404');
  expect(built.sort()).toEqual(routes.toSorted());
  const sitemap = readFileSync(`${dist}/sitemap.xml`, 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
  expect(listed.filter((url) => routes.includes(new URL(url).pathname)).sort()).toEqual(
    routes.map((path) => settings.origin + path).sort(),
  );
});

test.each([
  ['/', 'main li h3[id]', 7],
  ['/', 'main > :first-child ul > li', 4],
  ['/', 'main li ul[aria-label] > li', 4],
  ['/deployment', 'main ol > li', 4],
  ['/deployment', 'main ol > li dl > div:has(dd)', 8],
  ['/cgu', '[data-toc] a', 11],
  ['/politique-de-confidentialite', '[data-toc] a', 9],
  ['/mentions-legales', '[data-toc] a', 7],
])(
  '§2: features, promises, formats, steps and articles are all there: %s has « %s » %i times',
  (path, selector, times) => {
    expect(page(path).querySelectorAll(selector)).toHaveLength(times);
  },
);

test.each([
  ['/', '100 %'],
  ['/', '50 %'],
  ['/', '24/7'],
  ['/', '25 h'],
  ['/deployment', '2 à 4 semaines'],
  ['/overtime-module', 'Au-delà de 25 h supplémentaires, la saisie se bloque'],
  ['/mentions-legales', '1 000 €'],
  ['/cgu', 'En vigueur au 26 septembre 2025'],
  ['/mentions-legales', 'En vigueur au 26 septembre 2025'],
  ['/politique-de-confidentialite', 'En vigueur au 26 septembre 2025'],
])('§9: %s says « %s »', (path, words) => {
  expect(plain(page(path).querySelector('main')?.textContent ?? '')).toContain(words);
});

test('§9: the ceiling is drawn at 25 h, and described as it is drawn', () => {
  const gauge = page('/overtime-module').querySelector('main [role=img]') as HTMLElement;
  const number = (element: HTMLElement | undefined, name: string) =>
    Number.parseFloat(element?.getAttribute(name) ?? '');
  const [first, ...bars] = gauge.querySelectorAll('rect.slot');
  const hours = gauge.querySelectorAll('rect.slot ~ text').map(({ textContent }) => Number.parseInt(textContent, 10));
  const anHour = number(first, 'width') / (hours[0] ?? 0);
  const marks = gauge.querySelectorAll('line').filter((line) => line.getAttribute('x1') === line.getAttribute('x2'));
  expect(marks).toHaveLength(1);
  expect(number(marks[0], 'x1')).toBeCloseTo(number(first, 'x') + 25 * anHour, 0);
  expect(number(bars.at(-1), 'x') + number(bars.at(-1), 'width')).toBeCloseTo(number(marks[0], 'x1'), 0);
  expect(hours.reduce((sum, week) => sum + week)).toBe(25);
  expect(plain(gauge.textContent)).toContain('Plafond 25 h');
  expect(plain(gauge.getAttribute('aria-label') ?? '')).toMatch(/Total 25 h\..*Bloqué\. Plafond : 25 h\.$/);
});

test('§2: the bar leads to the pages, the Modules menu to the overtime module, the footer to the legal texts', () => {
  const bar = linksOf(page('/'), 'header a');
  for (const link of ['Accueil → /', 'Déploiement → /deployment', 'Hébergement → /hosting'])
    expect(bar).toContain(link);
  expect(bar).toContain('Heures Supplémentaires → /overtime-module');
  expect(linksOf(page('/'), 'footer a')).toEqual(
    expect.arrayContaining([
      "Conditions générales d'utilisation → /cgu",
      'Mentions légales → /mentions-legales',
      'Politique de confidentialité → /politique-de-confidentialite',
    ]),
  );
});

test('a link to a legal text leads to the one that it names, and every mailto is the whole address', () => {
  const leads: [words: RegExp, to: string][] = [
    [/confidentialité/i, '/politique-de-confidentialite'],
    [/mentions légales/i, '/mentions-legales'],
    [/conditions générales|CGU/i, '/cgu'],
  ];
  for (const { document, path } of pages) {
    const links = document.querySelectorAll('a[href]').filter((link) => !link.closest('[data-toc], h2'));
    for (const link of links) {
      const href = link.getAttribute('href') ?? '';
      const [, to] = leads.find(([words]) => words.test(link.textContent)) ?? [];
      if (to) expect(href, `${path}: ${link.textContent}`).toBe(to);
      if (href.startsWith('mailto')) expect(href, path).toBe(`mailto:${settings.contactEmail}`);
    }
    expect(links.filter((link) => link.getAttribute('href')?.startsWith('mailto:')).length, path).toBeGreaterThan(0);
    expect(document.querySelector('dialog a')?.getAttribute('href'), path).toBe('/politique-de-confidentialite');
  }
});

test('§2: structured data tells of an organisation in France, founded in 2024, and of the page', () => {
  for (const path of routes) {
    const data = JSON.parse(page(path).querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    const parts = data['@graph'] as { '@type': string }[];
    expect(parts.find((part) => part['@type'] === 'Organization')).toMatchObject({
      name: facts.product,
      foundingDate: '2024',
      address: { addressCountry: 'FR' },
    });
    expect(parts.find((part) => part['@type'] === 'WebPage')).toBeDefined();
  }
});

test.each(routes)('§2: %s has a title of its own, a description, keywords and social tags', (path) => {
  const content = (name: string) =>
    page(path).querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const title = page(path).querySelector('title')?.textContent ?? '';
  expect(title.endsWith(` | ${facts.product}`)).toBe(true);
  for (const name of ['description', 'keywords']) expect(content(name), name).toMatch(/\p{L}{3}/u);
  expect([content('og:title'), content('twitter:title')]).toEqual([title, title]);
  expect([content('og:description'), content('twitter:description')]).toEqual(Array(2).fill(content('description')));
});

describe('the dialog', () => {
  const [file = ''] = globSync(`${dist}/assets/contact-fr-*.json`);
  const copy = JSON.parse(readFileSync(file, 'utf8'));

  test.each(Object.entries(messages))('§4, §5, §8: %s is « %s »', (key, message) => {
    const [group = '', name = ''] = key.split('.');
    expect(plain(copy[group][name])).toBe(message);
  });

  test('§3: the subjects to choose from are the six', () => {
    const options = page('/')
      .querySelectorAll('dialog option')
      .map((option) => option.getAttribute('value'));
    expect(options).toEqual(['', 'demo', 'pricing', 'hosting', 'deployment', 'technical', 'other']);
  });

  test.each(Object.entries(openings))(
    '§3: the opening %s presets its subject and sends its context',
    (name, expected) => {
      const buttons = pages.flatMap(({ document }) => document.querySelectorAll(`[data-opening=${name}]`));
      const [subject, ...others] = new Set(buttons.map((button) => button.getAttribute('data-subject')));
      expect(others).toEqual([]);
      const circumstances = { opening: name as Opening, source: '/', date: new Date(), toEmail: settings.contactEmail };
      expect([subject, emailParameters(claire, circumstances).context]).toEqual(expected);
    },
  );

  test('§2: every call to action opens what it says, and every opening is in use', () => {
    const buttons = pages.flatMap(({ document }) => document.querySelectorAll('[data-opening]'));
    const opened = buttons.map((button) => `${button.textContent.trim()} → ${button.getAttribute('data-opening')}`);
    expect(new Set(opened)).toEqual(
      new Set([
        `${home.hero.demo} → demo`,
        `${home.hero.expert} → contact`,
        `${notFound.action} → contact`,
        `${home.export.action} → customFormat`,
        `${home.trust.pilot.action} → pilot`,
        `${deployment.hero.action} → deployment`,
        `${overtime.hero.action} → overtime`,
        `${hosting.hero.action} → hosting`,
      ]),
    );
    expect(new Set(buttons.map((button) => button.getAttribute('data-opening')))).toEqual(
      new Set(Object.keys(openings)),
    );
  });
});

describe('the e-mail', () => {
  test('§3, §8: says these words for what is missing, and for what fails', () => {
    const { notProvided, defaultSubject, errors } = email;
    expect([notProvided, defaultSubject, errors.notInitialised, errors.rejected].map(plain)).toEqual([
      'Non renseigné',
      'Demande de contact',
      "Service d'email non initialisé. Vérifiez la configuration.",
      "Échec de l'envoi de l'email",
    ]);
  });

  test('§3: its template shows all that is sent', () => {
    const template = readFileSync('deploy/emailjs/template.html', 'utf8');
    const used = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    // The names are in the full one; the recipient is in the address.
    const shown = ['fullName', 'email', 'phone', 'company', 'subject', 'message', 'context', 'source'];
    expect(new Set(used)).toEqual(new Set([...shown, 'timestamp', 'formattedDate', 'contactLine']));
  });

  test('the privacy policy names everything that is collected', () => {
    const said = plain(JSON.stringify(policy.articles['donnees-collectees'].body)).toLowerCase();
    const names: Record<(typeof letterFields)[number], string> = {
      firstName: 'prénom',
      lastName: 'nom',
      email: 'adresse e-mail',
      phone: 'téléphone',
      company: 'organisme',
      subject: 'objet',
      message: 'message',
    };
    expect(letterFields.map((field) => names[field]).filter((name) => !said.includes(name))).toEqual([]);
  });
});

test('a fact that the publisher has not given is marked, never invented', () => {
  const { publisher, host } = facts;
  // The phone stands in two articles.
  const told = [...Object.values(publisher), publisher.phone, ...Object.values(host)];
  const marks = page('/mentions-legales').querySelectorAll('dl mark');
  expect(marks).toHaveLength(told.filter((fact) => fact === null).length);
});
