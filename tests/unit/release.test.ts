import { expect, test } from 'vitest';
import { type Facts, facts } from '../../src/site/facts.ts';
import { readSettings } from '../../src/site/settings.ts';
import {
  buildSettings,
  releaseObstacles,
  releaseSettings,
} from '../../tools/settings/build-settings.ts';
import { wrongFacts } from '../../tools/settings/check-facts.ts';
import { releaseEnvironment } from '../release-environment.ts';

const known = structuredClone(facts) as Facts;
for (const group of [known.publisher, known.host, known.privacy] as Record<string, unknown>[]) {
  for (const key of Object.keys(group)) {
    group[key] ??= 'known';
  }
}

test('a release is allowed once everything is known', () => {
  expect(releaseObstacles(known, readSettings(releaseEnvironment))).toEqual([]);
});

test.each([
  ['publisher.phone', { publisher: { ...facts.publisher, phone: ' ' } }],
  ['host.name', { host: { ...facts.host, name: '' } }],
  ['product', { product: '\u00A0' }],
  ['privacy.logMonths', { privacy: { ...facts.privacy, logMonths: null } }],
])('a release is refused while %s is blank or not given', (name, change) => {
  const blank = { ...known, ...change } as Facts;
  expect(releaseObstacles(blank, readSettings(releaseEnvironment))).toContain(
    `src/site/facts.ts : ${name} est à compléter`,
  );
});

const publicOrigin = 'doit être l’adresse publique du site, en https://';

test.each<[name: string, obstacle: string, ...values: string[]]>([
  ['VITE_EMAIL_DEBUG', 'est true', 'true'],
  ['VITE_EMAIL_SIMULATE', 'est true', 'true'],
  ['VITE_EMAIL_DELAY_MS', 'est 1', '1'],
  ['VITE_EMAILJS_PUBLIC_KEY', 'est celui de la boîte locale', 'local'],
  ['VITE_EMAILJS_SERVICE_ID', 'est celui de la boîte locale', 'local'],
  ['VITE_EMAILJS_ORIGIN', 'doit être l’adresse publique du service d’e-mail, en https://', '/'],
  [
    'VITE_ANALYTICS_SCRIPT_URL',
    'doit être une adresse publique, en https://',
    'http://localhost:1/a.js',
  ],
  ['VITE_VITALS_URL', 'doit être une adresse publique, en https://', 'https://10.0.0.5/v'],
  ['VITE_SITE_URL', publicOrigin, 'https://localhost', 'https://192.168.1.10', 'https://[fd00::1]'],
  [
    'VITE_SITE_URL',
    publicOrigin,
    'https://intranet',
    'https://site.test',
    'http://www.collectivites.fr',
  ],
  ['VITE_SITE_URL', publicOrigin, 'https://example.com', 'https://www.example.org'],
  [
    'VITE_CONTACT_EMAIL',
    'doit être une vraie adresse',
    'a@town.example',
    'a@town.EXAMPLE',
    'a@town.invalid',
    'a@town.test',
  ],
  ['VITE_CONTACT_EMAIL', 'doit être une vraie adresse', 'contact@example.com'],
])('a release is refused because %s %s: %s', (name, obstacle, ...values) => {
  for (const value of values) {
    const settings = readSettings({ ...releaseEnvironment, [name]: value });
    expect(releaseObstacles(known, settings)).toEqual([
      expect.stringContaining(`${name} ${obstacle}`),
    ]);
  }
});

test.each(['https://www.test.fr', 'https://example.ville-2.fr', 'https://ville.xn--p1ai'])(
  'a host name that only looks like an example is real: %s',
  (VITE_SITE_URL) => {
    const names = { VITE_CONTACT_EMAIL: 'contact@www.example.fr', VITE_SITE_URL };
    expect(releaseObstacles(known, readSettings({ ...releaseEnvironment, ...names }))).toEqual([]);
  },
);

test('a release is refused without the ids of EmailJS, which a build can do without', () => {
  const { VITE_SITE_URL, VITE_CONTACT_EMAIL } = releaseEnvironment;
  expect(releaseObstacles(known, readSettings({ VITE_SITE_URL, VITE_CONTACT_EMAIL }))).toEqual(
    ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map(
      (id) => `VITE_EMAILJS_${id} manque : le formulaire de contact n’enverrait rien`,
    ),
  );
});

test('a wrong setting stops any build', () => {
  expect(() => buildSettings({ VITE_EMAIL_DEBUG: 'yes' })).toThrow(
    /^VITE_EMAIL_DEBUG doit être true ou false/,
  );
});

test('a refused release lists its obstacles, one a line', () => {
  const expected = releaseObstacles(facts, readSettings({})).map((line) => `\n  - ${line}`);
  expect(() => releaseSettings({})).toThrow(
    `Ce site ne peut pas encore être publié :${expected.join('')}\nComplétez `,
  );
});

const given = (change: (facts: Record<string, Record<string, unknown>>) => unknown) => {
  const changed = structuredClone(facts) as unknown as Record<string, Record<string, unknown>>;
  change(changed);
  return wrongFacts(changed as unknown as Facts);
};

test('the facts of this site are possible, and the publisher may have no registration or VAT number', () => {
  expect(given(() => {})).toEqual([]);
  expect(
    given(({ publisher }) =>
      Object.assign(publisher ?? {}, { registration: false, vatNumber: false }),
    ),
  ).toEqual([]);
});

test.each<[key: string, value: unknown, wanted: string]>([
  ['country', 'XX', 'un pays en deux lettres, comme FR ; c’est "XX"'],
  ['country', 'FRA', 'un pays en deux lettres, comme FR ; c’est "FRA"'],
  ['country', 33, 'un pays en deux lettres, comme FR ; c’est 33'],
  ['legalDate', 2025, 'une date ; c’est 2025'],
  ['product', null, 'un texte'],
  ['host.name', 'TBD', 'la donnée elle-même, ou null tant qu’elle n’est pas connue ; c’est "TBD"'],
  ['legalDate', '2025-02-30', 'une date qui existe, comme 2025-09-26 ; c’est "2025-02-30"'],
  ['legalDate', '26/09/2025', 'une date qui existe, comme 2025-09-26 ; c’est "26/09/2025"'],
  ['founded', 2999, 'une année, celle-ci au plus tard ; c’est 2999'],
  ['publisher.capital', '1000 euros', 'un nombre entier d’euros ; c’est "1000 euros"'],
  ['publisher.phone', false, 'un texte ; c’est false'],
  ['publisher.vatNumber', true, 'un texte, ou false s’il n’y en a pas ; c’est true'],
  ['privacy.logMonths', 0, 'un nombre entier de mois ; c’est 0'],
  ['privacy.emailServiceCountry', 'ZZ', 'un pays en deux lettres, comme FR ; c’est "ZZ"'],
])('the fact %s cannot be %j, says an error with its file and key', (key, value, wanted) => {
  const [group = '', name] = key.split('.');
  const change = (facts: Record<string, Record<string, unknown>>) =>
    name
      ? Object.assign(facts[group] ?? {}, { [name]: value })
      : Object.assign(facts, { [group]: value });
  expect(given(change)).toEqual([`src/site/facts.ts : ${key} doit être ${wanted}`]);
});
