/** Compares the built site with `docs/spec.md`, whose values are repeated in its spelling. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { settings } from '../../src/site/settings.ts';
import { frenchPages } from '../built-site.ts';

/** The document of a page. */
function page(path: string): HTMLElement {
  return frenchPages.find((one) => one.path === path)?.document as HTMLElement;
}

/** Spells a text like the specification: straight apostrophes, plain hyphens and spaces. */
function plain(text = ''): string {
  return text.replaceAll('’', "'").replaceAll('‑', '-').replace(/\s+/g, ' ').trim();
}

test.each([
  ['features', '/', 'main li h3[id]', 7],
  ['promises', '/', 'main > :first-child ul[aria-label] > li', 4],
  ['export formats', '/', 'main li ul[aria-label] > li', 4],
  ['steps', '/deployment', 'main ol > li:has(dl)', 4],
  ['articles', '/cgu', '[data-toc] a', 11],
  ['articles', '/politique-de-confidentialite', '[data-toc] a', 9],
])('§2: all %s are on %s', (_what, path, selector, count) => {
  expect(page(path).querySelectorAll(selector)).toHaveLength(count);
});

test.each([
  ['/', '100 % de vos vacataires couverts'],
  ['/', '+50 %'],
  ['/', '24/7'],
  ['/deployment', '2 à 4 semaines'],
  ['/overtime-module', 'Plafond 25 h'],
  ['/mentions-legales', '1 000 €'],
  ['/cgu', 'En vigueur au 26 septembre 2025'],
  ['/mentions-legales', 'En vigueur au 26 septembre 2025'],
  ['/politique-de-confidentialite', 'En vigueur au 26 septembre 2025'],
])('§1, §9: %s says « %s »', (path, words) => {
  expect(plain(page(path).querySelector('main')?.textContent)).toContain(words);
});

test.each(frenchPages)(
  '§2: $path has the header, the footer, and its own place marked',
  (built) => {
    const linksIn = (place: string) =>
      built.document
        .querySelectorAll(`${place} a`)
        .map((link) => `${plain(link.textContent)} → ${link.getAttribute('href')}`);
    const main = [
      'Accueil → /',
      'Déploiement → /deployment',
      'Hébergement → /hosting',
      'Heures Supplémentaires → /overtime-module',
    ];
    const legal = [
      "Conditions générales d'utilisation → /cgu",
      'Mentions légales → /mentions-legales',
      'Politique de confidentialité → /politique-de-confidentialite',
    ];
    expect(linksIn('header')).toEqual(expect.arrayContaining(main));
    expect(linksIn('footer')).toEqual(expect.arrayContaining([...main, ...legal]));
    const current = built.document
      .querySelectorAll('[aria-current=page]')
      .map((link) => link.getAttribute('href'));
    expect([...new Set(current)]).toEqual(built.path === '/404' ? [] : [built.path]);
    expect(built.document.querySelectorAll('dialog form')).toHaveLength(1);
  },
);

test('§2: a lost visitor finds every page on the 404 page', () => {
  const paths = frenchPages.map(({ path }) => path).filter((path) => path !== '/404');
  const offered = page('/404')
    .querySelectorAll('main li a')
    .map((link) => link.getAttribute('href'));
  expect(offered).toEqual(expect.arrayContaining(paths));
});

describe('the dialog', () => {
  const form = page('/').querySelector('#contact-root');
  const said = plain(form?.getAttribute('data-texts')) + plain(form?.textContent);

  test.each([
    'Nous vous répondrons dans les plus brefs délais',
    'Le prénom est requis',
    'Le nom est requis',
    "L'email est requis",
    "Format d'email invalide",
    'Le message est requis',
    'Le message doit contenir au moins 10 caractères',
    'Vous devez accepter le traitement des données',
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
    expect(values).toEqual(['', 'demo', 'pricing', 'hosting', 'deployment', 'technical', 'other']);
  });
});

test('a fact that the publisher has not given is marked, never invented', () => {
  const { publisher, hostingCompany } = facts;
  // The phone number is in two articles.
  const shown = [...Object.values(publisher), publisher.phone, ...Object.values(hostingCompany)];
  const marks = page('/mentions-legales').querySelectorAll('dl mark');
  expect(marks).toHaveLength(shown.filter((fact) => fact === null).length);
});

test('mail goes to the publisher alone', () => {
  const addresses = frenchPages.flatMap(({ document }) =>
    document.querySelectorAll('a[href^="mailto:"]').map((link) => link.getAttribute('href')),
  );
  expect([...new Set(addresses)]).toEqual([`mailto:${settings.contactEmail}`]);
});
