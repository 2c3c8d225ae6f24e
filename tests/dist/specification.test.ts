/**
 * What `docs/spec.md` fixes, compared with the built site. The values stand here; only the words of the buttons come from
 * the copy. Other tests check the figures in the copy (`tests/unit/claims.test.ts`), the e-mail's own words
 * (`tests/unit/contact`), and how long things take.
 */
import { globSync, readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import deployment from '../../locales/fr/deployment.json';
import home from '../../locales/fr/home.json';
import hosting from '../../locales/fr/hosting.json';
import notFound from '../../locales/fr/not-found.json';
import overtime from '../../locales/fr/overtime-module.json';
import { emailParameters } from '../../src/contact/email-parameters.ts';
import type { Purpose } from '../../src/i18n/resources.ts';
import { facts } from '../../src/site/facts.ts';
import { settings } from '../../src/site/site.ts';
import { claire } from '../claire.ts';
import { dist, frenchPages } from './built-pages.ts';

/** §4, §5, §8: texts of the dialog, by key. */
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
  'failure.message':
    "Une erreur s'est produite lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  'fields.counter': '{{length}}/500 caractères',
};

/** §2, §3: the buttons for the form, by their `data-purpose`: text, preset subject, and context in the e-mail. */
const buttons: Record<Purpose, [texts: string[], subject: string, context: string]> = {
  demo: [[home.hero.demo], 'demo', 'Demo'],
  contact: [[home.hero.expert, notFound.action], 'other', 'Contact'],
  customFormat: [[home.export.action], 'technical', 'Format personnalisé'],
  pilot: [[home.trust.pilot.action], 'other', 'Collectivité pilote'],
  deployment: [[deployment.hero.action], 'deployment', 'Deployment'],
  overtime: [[overtime.hero.action], 'demo', 'Module heures supplémentaires'],
  hosting: [[hosting.hero.action], 'hosting', 'Hosting'],
};

const numbers = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

const pages = await frenchPages();
const page = (path: string) =>
  pages.find((candidate) => candidate.path === path)?.document as HTMLElement;
/** As the specification writes: straight apostrophes, plain hyphens and spaces. */
const plain = (text: string) =>
  text.replaceAll('’', "'").replaceAll('‑', '-').replace(/\s+/g, ' ').trim();

test.each([
  ['features', '/', 'main li h3[id]', 7],
  ['promises', '/', 'main > :first-child ul > li', 4],
  ['export formats', '/', 'main li ul[aria-label] > li', 4],
  ['steps', '/deployment', 'main ol > li', 4],
  ['facts of the steps', '/deployment', 'main ol > li dl > div:has(dd)', 8],
  ['articles', '/cgu', '[data-toc] a', 11],
  ['articles', '/politique-de-confidentialite', '[data-toc] a', 9],
  ['articles', '/mentions-legales', '[data-toc] a', 7],
])('§2: all %s are on %s', (_what, path, selector, count) => {
  expect(page(path).querySelectorAll(selector)).toHaveLength(count);
});

test.each([
  ['/mentions-legales', '1 000 €'],
  ['/cgu', 'En vigueur au 26 septembre 2025'],
  ['/mentions-legales', 'En vigueur au 26 septembre 2025'],
  ['/politique-de-confidentialite', 'En vigueur au 26 septembre 2025'],
])('§9: %s says « %s »', (path, words) => {
  expect(plain(page(path).querySelector('main')?.textContent ?? '')).toContain(words);
});

test('§9: the drawing of the ceiling is described', () => {
  const gauge = page('/overtime-module').querySelector('main [role=img]');
  expect(plain(gauge?.textContent ?? '')).toContain('Plafond 25 h');
  expect(plain(gauge?.getAttribute('aria-label') ?? '')).toMatch(
    /Total 25 h\..*Bloqué\. Plafond : 25 h\.$/,
  );
});

test.each(pages)(
  '§2: on $path the header leads to the pages, the footer to all and the legal texts',
  (built) => {
    const linksOf = (selector: string) =>
      built.document
        .querySelectorAll(selector)
        .map((link) => `${plain(link.textContent)} → ${link.getAttribute('href')}`);
    expect(linksOf('header a')).toEqual(
      expect.arrayContaining([
        'Accueil → /',
        'Déploiement → /deployment',
        'Hébergement → /hosting',
        'Heures Supplémentaires → /overtime-module',
      ]),
    );
    expect(linksOf('footer a')).toEqual(
      expect.arrayContaining([
        'Accueil → /',
        'Déploiement → /deployment',
        'Hébergement → /hosting',
        'Heures Supplémentaires → /overtime-module',
        "Conditions générales d'utilisation → /cgu",
        'Mentions légales → /mentions-legales',
        'Politique de confidentialité → /politique-de-confidentialite',
      ]),
    );
    const current = built.document
      .querySelectorAll('[aria-current=page]')
      .map((link) => link.getAttribute('href'));
    expect([...new Set(current)]).toEqual(built.path === '/404' ? [] : [built.path]);
  },
);

test.each(pages)(
  'on $path a link that names a legal text leads there, and mail goes to the publisher',
  (built) => {
    const targets: [name: RegExp, path: string][] = [
      [/confidentialité/i, '/politique-de-confidentialite'],
      [/mentions légales/i, '/mentions-legales'],
      [/conditions générales|CGU/i, '/cgu'],
    ];
    const links = built.document
      .querySelectorAll('a[href]')
      .filter((link) => !link.closest('[data-toc], h2'));
    for (const link of links) {
      const [, target] = targets.find(([name]) => name.test(link.textContent)) ?? [];
      if (target) {
        expect(link.getAttribute('href'), link.textContent).toBe(target);
      }
    }
    const mail = links
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('mailto:'));
    expect([...new Set(mail)]).toEqual([`mailto:${settings.contactEmail}`]);
    expect(built.document.querySelector('dialog a')?.getAttribute('href')).toBe(
      '/politique-de-confidentialite',
    );
  },
);

describe('the dialog', () => {
  const [file = ''] = globSync(`${dist}/assets/contact-fr-*.json`);
  const copy = JSON.parse(readFileSync(file, 'utf8'));

  test.each(Object.entries(messages))('§4, §5, §8: %s is « %s »', (key, message) => {
    const [group = '', name = ''] = key.split('.');
    expect(plain(copy[group][name])).toBe(message);
  });

  test('§3: offers six subjects', () => {
    const options = page('/').querySelectorAll('dialog option');
    const values = options.map((option) => option.getAttribute('value'));
    expect(values).toEqual(['', 'demo', 'pricing', 'hosting', 'deployment', 'technical', 'other']);
  });

  test.each(Object.entries(buttons).map(([name, values]) => [name, ...values] as const))(
    '§2, §3: the buttons "%s" say %j, preset "%s" and send "%s"',
    (name, texts, ...rest) => {
      const found = pages.flatMap(({ document }) =>
        document.querySelectorAll(`[data-purpose=${name}]`),
      );
      expect(new Set(found.map(({ textContent }) => textContent.trim()))).toEqual(new Set(texts));
      const subjects = new Set(found.map((button) => button.getAttribute('data-subject')));
      const details = {
        purpose: name as Purpose,
        source: '/',
        date: new Date(),
        toEmail: settings.contactEmail,
      };
      expect([...subjects, emailParameters(claire, details).context]).toEqual(rest);
    },
  );
});

test('a fact that the publisher has not given is marked, never invented', () => {
  const { publisher, host } = facts;
  // The phone stands in two articles.
  const shown = [...Object.values(publisher), publisher.phone, ...Object.values(host)];
  const marks = page('/mentions-legales').querySelectorAll('dl mark');
  expect(marks).toHaveLength(shown.filter((fact) => fact === null).length);
});

test('the pages speak of as many hostings as there are cards for', () => {
  const cards = page('/hosting').querySelectorAll('section:has(#plans) h3');
  const told = pages.flatMap(
    ({ html }) => html.match(/\p{L}+(?= (façons d’héberger|hébergements))/gu) ?? [],
  );
  const counted = told.filter((word) => numbers.includes(word));
  expect(counted.length).toBeGreaterThan(1);
  expect(new Set(counted)).toEqual(new Set([numbers[cards.length]]));
});

test('search engines find every page in the sitemap, and lost visitors on the 404 page', () => {
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/404');
  const sitemap = readFileSync(`${dist}/sitemap.xml`, 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed).toEqual(expect.arrayContaining(paths.map((path) => settings.origin + path)));
  const links = page('/404').querySelectorAll('main li a[href]');
  const offered = links.map((link) => link.getAttribute('href'));
  expect(offered).toEqual(expect.arrayContaining(paths));
});

test.each(pages)(
  '§2: without a script, the footer of $path shows the year of the build',
  (built) => {
    const year = built.document.querySelector('footer [data-year]')?.textContent;
    expect(Number(year)).toBe(new Date().getFullYear());
  },
);
