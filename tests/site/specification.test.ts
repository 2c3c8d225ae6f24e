/** Compares the built site with `docs/spec.md`, whose values are repeated in its spelling. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { settings } from '../../src/site/settings.ts';
import { frenchPages } from '../built-site.ts';

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

test.each([
  [
    'promises',
    '/',
    'main > ul[aria-label] > li',
    [
      'Planning et événements unifiés',
      'Validation hiérarchique',
      'Export vers la paie',
      'Conçu pour votre conformité au RGPD',
    ],
  ],
  [
    'functions',
    '/',
    'main li h3[id]',
    [
      'Planning et événements unifiés',
      'Circuit de validation hiérarchique',
      'Export vers la paie',
      'Indicateurs en temps réel',
      'Gestion des vacataires',
      'Paramétrage sur mesure',
      'Des données fiables, saisies une seule fois',
    ],
  ],
  [
    'kinds of software',
    '/',
    'main li ul[aria-label="Logiciels pris en charge"] > li',
    ['SIRH', 'Progiciel de paie', 'Gestion des temps (GTA)', "Paie d'un centre de gestion"],
  ],
  [
    'steps',
    '/deployment',
    'main ol > li h3',
    ['Analyse des besoins', 'Installation', 'Configuration', 'Formation'],
  ],
  [
    'deliverables and participants',
    '/deployment',
    'main ol > li :is(dt, dd)',
    [
      'Livrables',
      'Liste des structures et des rôles',
      'Liste des rubriques et des événements',
      'Calendrier du déploiement',
      'Participants',
      'Ressources humaines',
      'Coordination périscolaire',
      'Gestionnaires de paie',
      'DSI',
      'Livrables',
      'Logiciel installé et accessible',
      "Comptes et droits d'accès créés",
      'Répartition écrite des tâches, dont sauvegardes et mises à jour',
      'Participants',
      'DSI',
      'Livrables',
      'Logiciel paramétré',
      'Circuit de validation en place',
      "Fichier d'export d'essai",
      'Participants',
      'Gestionnaires de paie',
      "Admin export, qui prépare l'envoi vers la paie",
      'Livrables',
      'Une formation pour chaque rôle',
      'Accompagnement à la mise en service',
      'Participants',
      'Personnes qui saisissent les heures',
      'Gérants de structure',
      'Ressources humaines',
      'Admin export',
      'Utilisateurs pilotes',
    ],
  ],
  ['plans', '/hosting', '.plan h2', ['Sur vos serveurs', 'Dans un cloud en France']],
  [
    'articles',
    '/cgu',
    '[data-toc] a',
    [
      'Objet',
      'Définitions',
      'Acceptation et opposabilité',
      'Accès au site et au service',
      'Description du service',
      "Obligations de l'utilisateur",
      'Propriété intellectuelle',
      'Données personnelles',
      'Disponibilité et responsabilité',
      'Modification des CGU',
      'Droit applicable et juridiction',
    ],
  ],
  [
    'articles',
    '/mentions-legales',
    '[data-toc] a',
    [
      'Éditeur',
      'Directeur de la publication',
      'Hébergeur',
      'Contact',
      'Propriété intellectuelle',
      'Données personnelles',
      'Accessibilité',
    ],
  ],
  [
    'facts',
    '/mentions-legales',
    'main dt',
    [
      'Dénomination sociale',
      'Forme juridique',
      'Capital social',
      'Siège social',
      'Téléphone',
      'Adresse email',
      'Immatriculation (RCS, ville et SIREN)',
      'N° de TVA intracommunautaire',
      'Directeur de la publication',
      'Nom',
      'Adresse',
      'Téléphone',
      'Adresse email',
      'Téléphone',
    ],
  ],
  [
    'articles',
    '/politique-de-confidentialite',
    '[data-toc] a',
    [
      'Responsable du traitement',
      'Données collectées',
      'Finalités et bases légales',
      'Destinataires et sous-traitants',
      "Transferts hors de l'Union européenne",
      'Durées de conservation',
      'Vos droits',
      'Sécurité, cookies et traceurs',
      'Réclamation et mise à jour',
    ],
  ],
])('§2: the %s of %s', (_what, path, selector, words) => {
  expect(wordsOf(path, selector)).toEqual(words);
});

test.each([
  ['/', /gérant de structure.*valide d'abord.*admin export.*seconde validation/i],
  ['/', /formats? .*personnalisés.* compris dans l'abonnement/i],
  ['/', /entièrement paramétrable/],
  ['/', /base de données/],
  ['/', /incubateur.*école.*réseau d'entrepreneuriat étudiant/],
  ['/', /collectivités pilotes/],
  ['/', /option payante/],
  ['/overtime-module', /titulaires et contractuels/],
  ['/overtime-module', /à temps plein, à temps partiel/],
  ['/overtime-module', /heures complémentaires/i],
  ['/hosting', /audit technique/],
  [
    '/cgu',
    /réservé aux Utilisateurs qui détiennent des Identifiants personnels. Chacun doit les garder confidentiels/,
  ],
])('§1, §2, §6: %s says %s', (path, words) => {
  expect(plain(page(path).querySelector('main')?.textContent)).toMatch(words);
});

/** Claims, wherever they stand: in texts, in what search engines and networks get, in the dialog. */
test.each([
  ['share of the vacataires', /\d+ % de vos vacataires/g, '100 % de vos vacataires', ['/']],
  ['time saved', /\+ ?\d+ %/g, '+50 %', ['/']],
  ['support', /\d+ ?j? ?\/ ?7/g, '24/7', ['/', '/deployment', '/hosting']],
  ['deployment', /\d+ à \d+ semaines/g, '2 à 4 semaines', ['/', '/deployment']],
  ['ceiling', /\d+ h(?= par mois)/g, '25 h', ['/', '/overtime-module', '/cgu']],
  ['ceiling', /(?<=plafond (de )?)\d+ h/gi, '25 h', ['/overtime-module']],
  ['capital', /\d[\d ]* €/g, '1 000 €', ['/mentions-legales']],
  [
    'date',
    /En vigueur au \d+ \p{L}+ \d+/gu,
    'En vigueur au 26 septembre 2025',
    ['/cgu', '/mentions-legales', '/politique-de-confidentialite'],
  ],
])('§9: the claim about %s, %s, has one value', (_what, pattern, value, paths) => {
  const found = frenchPages.map(({ path, document }) => {
    const contents = document
      .querySelectorAll('[content]')
      .map((meta) => meta.getAttribute('content'));
    const texts = plain([document.querySelector('body')?.textContent, ...contents].join(' '));
    return { path, values: texts.match(pattern) ?? [] };
  });
  expect([...new Set(found.flatMap(({ values }) => values))]).toEqual([value]);
  const places = found.filter(({ values }) => values.length > 0).map(({ path }) => path);
  expect(places).toEqual(expect.arrayContaining(paths));
});

test.each(frenchPages)(
  '§2: $path has the header, the footer, and its own place marked',
  (built) => {
    const linksIn = (place: string) =>
      built.document
        .querySelectorAll(`${place} a`)
        .map((link) => `${plain(link.textContent)} → ${link.getAttribute('href')}`);
    const main = ['Accueil → /', 'Déploiement → /deployment', 'Hébergement → /hosting'];
    const legal = [
      "Conditions générales d'utilisation → /cgu",
      'Mentions légales → /mentions-legales',
      'Politique de confidentialité → /politique-de-confidentialite',
    ];
    expect(linksIn('header')).toEqual(
      expect.arrayContaining([...main, 'Heures Supplémentaires → /overtime-module']),
    );
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
    "J'accepte que mes données soient utilisées pour me recontacter au sujet de ma demande",
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

test('every e-mail address is the publisher’s, but for the example of the form', () => {
  const addresses = frenchPages.flatMap(
    ({ html }) => html.match(/[\w.+-]+@[\w-]+\.[\w.]+\w/g) ?? [],
  );
  expect([...new Set(addresses)].sort()).toEqual([settings.contactEmail, 'nom@domaine.fr'].sort());
  const links = frenchPages.flatMap(({ document }) =>
    document.querySelectorAll('a[href^="mailto:"]').map((link) => link.getAttribute('href')),
  );
  expect([...new Set(links)]).toEqual([`mailto:${settings.contactEmail}`]);
});
