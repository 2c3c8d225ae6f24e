import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { copyProject } from '../copy-project.ts';
import { allFacts, noFacts, writeFacts } from '../sample-facts.ts';

const settings = {
  MODE: 'release',
  VITE_SITE_URL: 'https://www.ville.fr',
  VITE_CONTACT_EMAIL: 'contact@xn--mairie-vreux-heb.fr',
  VITE_EMAILJS_PUBLIC_KEY: 'public',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
};

function copyForTest() {
  const project = copyProject();
  onTestFinished(project.remove);
  return project;
}

test('npm run build:release names in one message every fact and setting that is missing', async () => {
  const project = copyForTest();
  writeFacts(project, noFacts);
  const { ok, output } = await project.build({ MODE: 'release' });
  expect(ok).toBe(false);
  for (const missing of [
    'src/site/facts.ts : publisher.name est à compléter',
    'src/site/facts.ts : hostingCompany.phone est à compléter',
    'VITE_SITE_URL doit être une adresse publique',
    'VITE_CONTACT_EMAIL doit être une vraie adresse',
    'VITE_EMAILJS_TEMPLATE_ID manquent',
  ]) {
    expect(output).toContain(missing);
  }
});

describe('a release', () => {
  const project = copyProject();
  let built: Awaited<ReturnType<typeof project.build>>;
  beforeAll(async () => {
    writeFacts(project, allFacts);
    project.write('locales/br/language.json', '{ "name": "Brezhoneg", "status": "draft" }');
    // Some hosts ask for such a file, to prove who owns the domain.
    project.write('public/.well-known/pki-validation/owner.txt', 'ville.test');
    project.write('public/google123.html', 'google-site-verification: google123.html');
    built = await project.build({ ...settings, VITE_DRAFTS: '1' });
  });
  afterAll(project.remove);

  test('is written into release/, with nothing left to complete on its pages', () => {
    expect(built.output).toContain('release/');
    expect(built.ok).toBe(true);
    for (const page of ['index', 'mentions-legales', 'politique-de-confidentialite', 'hosting']) {
      expect(project.read(`release/${page}.html`)).not.toMatch(/À compléter|<mark/);
    }
    expect(project.read('release/mentions-legales.html')).toMatch(/1\s500,50\s€/);
  });

  test('keeps a fact in its own direction, in whatever direction its page is written', () => {
    const facts = parse(project.read('release/mentions-legales.html')).querySelectorAll('dd');
    expect(facts.map((fact) => fact.querySelector('bdi')?.textContent)).toEqual(
      facts.map(({ textContent }) => textContent),
    );
  });

  test('is for search engines, which learn who publishes it', () => {
    const home = parse(project.read('release/index.html'));
    expect(home.querySelector('meta[name=robots]')).toBeNull();
    const canonical = home.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe('https://www.ville.fr/');
    const data = home.querySelector('script[type="application/ld+json"]')?.rawText ?? '';
    const [organisation] = JSON.parse(data)['@graph'];
    expect(organisation).toMatchObject({ name: facts.product, legalName: allFacts.publisher.name });
  });

  test('has no language that is a draft, whatever the settings say', () => {
    expect(project.read('release/sitemap.xml')).not.toContain('/br');
    expect(() => project.read('release/br.html')).toThrow('ENOENT');
  });

  test('keeps the publisher’s own files, unchanged', () => {
    expect(project.read('release/google123.html')).toBe('google-site-verification: google123.html');
    expect(project.read('release/.well-known/pki-validation/owner.txt')).toBe('ville.test');
    expect(project.read('release/.well-known/security.txt')).toContain(
      'mailto:contact@xn--mairie-vreux-heb.fr',
    );
  });

  test('stays as it is when a later build fails half way', async () => {
    const page = project.read('release/index.html');
    writeFacts(project, { ...allFacts, product: '{{product}}' });
    const { ok, output } = await project.build(settings);
    expect(ok).toBe(false);
    expect(output).toContain('shows a placeholder or a wrong value');
    expect(project.read('release/index.html')).toBe(page);
  });
});

test('npm start sends to the local mailbox, whatever the shell and .env say', async () => {
  const project = copyForTest();
  project.write('.env', 'VITE_EMAILJS_ORIGIN=https://env.ville.fr\n');
  const origin = { VITE_EMAILJS_ORIGIN: 'https://shell.ville.fr' };
  const { ok } = await project.build({ ...settings, ...origin, MODE: 'mailbox' });
  expect(ok).toBe(true);
  const policy = parse(project.read('dist/index.html')).querySelector('meta[http-equiv]');
  expect(policy?.getAttribute('content')).toContain("connect-src 'self';");
});

test('a .env in UTF-16, as PowerShell writes it, is named instead of being left unread', async () => {
  const project = copyForTest();
  writeFileSync(join(project.dir, '.env'), '\uFEFFVITE_CONTACT_EMAIL=a@ville.fr\r\n', 'utf16le');
  const { ok, output } = await project.build();
  expect(ok).toBe(false);
  expect(output).toContain('.env n’est pas en UTF-8');
});

test('a setting is read from .env, and misspelt ones are named', async () => {
  const project = copyForTest();
  project.write('.env', 'VITE_SITE_URL=https://www.ville.test\n');
  const { ok } = await project.build();
  expect(ok).toBe(true);
  expect(project.read('dist/robots.txt')).toContain('https://www.ville.test/sitemap.xml');
  // Without EmailJS, the form only pretends to send.
  const home = parse(project.read('dist/index.html'));
  expect(home.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(home.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/');

  project.write('.env', 'VITE_DRAFT=1\nVITE_SITE_URI=https://www.ville.test\n');
  const { output } = await project.build();
  expect(output).toContain('Réglages inconnus : VITE_DRAFT, VITE_SITE_URI ; .env.example');
  // A host is told without a stack trace.
  expect(output).not.toContain('    at ');
});
