import { existsSync, globSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { copyProject } from '../copy-project.ts';
import { allFacts, noFacts, writeFacts } from '../sample-facts.ts';
import { dist } from '../site-folders.ts';

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

/** It names itself like a page that some other program has rendered. */
const verification = '<p data-server-rendered>google-site-verification: google123.html</p>';

describe('a release', () => {
  const project = copyProject();
  let built: Awaited<ReturnType<typeof project.build>>;
  const usualMask = process.umask();
  beforeAll(async () => {
    // Here its user alone may read what a program writes.
    process.umask(0o077);
    mkdirSync(join(project.dir, 'mounted'));
    symlinkSync(join(project.dir, 'mounted'), join(project.dir, 'release'), 'junction');
    project.write('release/old.html', 'of an older site');
    writeFacts(project, allFacts);
    project.write('locales/br/language.json', '{ "name": "Brezhoneg", "status": "draft" }');
    // Some hosts ask for such a file, to prove who owns the domain.
    project.write('public/.well-known/pki-validation/owner.txt', 'ville.test');
    project.write('public/google123.html', verification);
    project.write('public/robots.txt', 'User-agent: *\nDisallow: /guide.pdf\n');
    built = await project.build({ ...settings, VITE_DRAFTS: '1' });
    if (!built.ok) {
      throw new Error(built.output);
    }
  });
  afterAll(() => {
    process.umask(usualMask);
    project.remove();
  });

  test('is written into release/, with nothing left to complete on its pages', () => {
    expect(built.output).toContain('release/');
    for (const page of ['index', 'mentions-legales', 'politique-de-confidentialite', 'hosting']) {
      expect(project.read(`release/${page}.html`)).not.toMatch(/À compléter|<mark/);
    }
    expect(project.read('release/mentions-legales.html')).toMatch(/1\s500,50\s€/);
  });

  test('has nowhere an address that stands for one that is not given', () => {
    for (const page of globSync('release/**/*.{html,txt,xml}', { cwd: project.dir })) {
      expect(project.read(page), page).not.toMatch(/localhost|collectivites\.example/);
    }
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
    expect(() => project.read('release/br.html')).toThrow('ENOENT');
  });

  test('keeps the publisher’s own files, unchanged, and says where one is in place of its own', () => {
    expect(project.read('release/google123.html')).toBe(verification);
    expect(project.read('release/.well-known/pki-validation/owner.txt')).toBe('ville.test');
    expect(project.read('release/.well-known/security.txt')).toContain('Contact: ');
    expect(project.read('release/robots.txt')).toContain('Disallow: /guide.pdf');
    expect(built.output).toContain('public/robots.txt est gardé');
  });

  test('is written into a folder that is a link, in place of the older site', () => {
    expect(existsSync(join(project.dir, 'mounted/index.html'))).toBe(true);
    expect(existsSync(join(project.dir, 'mounted/old.html'))).toBe(false);
    expect(existsSync(join(project.dir, 'release.unfinished'))).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('can be read by every user of a server', () => {
    const files = readdirSync(join(project.dir, 'mounted'), { recursive: true });
    const isPrivate = (file: string) => {
      const { mode } = statSync(join(project.dir, 'mounted', file));
      return (mode & 0o004) === 0;
    };
    expect(files.map(String).filter(isPrivate)).toEqual([]);
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

test('what npm start shows has the address in .env, and sends to the local mailbox, whatever else is set', async () => {
  const project = copyForTest();
  project.write(
    '.env',
    'VITE_SITE_URL=https://www.ville.test\nVITE_EMAILJS_ORIGIN=https://env.ville.fr\n',
  );
  const shell = {
    VITE_EMAILJS_ORIGIN: 'https://shell.ville.fr',
    VITE_SPEED_SCRIPT_URL: 'https://shell.ville.fr/speed.js',
  };
  const { ok, output } = await project.build({ ...shell, MODE: 'try' });
  expect(ok, output).toBe(true);
  const home = parse(project.read(`${dist}/index.html`));
  const address = home.querySelector('[property="og:url"]')?.getAttribute('content');
  expect(address).toBe('https://www.ville.test/');
  const policy = home.querySelector('meta[http-equiv]')?.getAttribute('content');
  expect(policy).toContain("connect-src 'self';");
});

test('a file of public/ that has the name of a page stops the build, which names it', async () => {
  const project = copyForTest();
  project.write('public/hosting.html', 'of the publisher');
  const { ok, output } = await project.build();
  expect(ok).toBe(false);
  expect(output).toContain('public/hosting.html porte le nom d’une page');
});

const utf16 = Buffer.from('\uFEFFVITE_CONTACT_EMAIL=a@ville.fr\r\n', 'utf16le');
test.each([
  ['a .env in UTF-16, as PowerShell writes it,', utf16, '.env n’est pas en UTF-8'],
  [
    'each misspelt setting',
    'VITE_DRAFT=1\nVITE_SITE_URI=https://www.ville.test\n',
    'Réglages inconnus : VITE_DRAFT, VITE_SITE_URI ; .env.example',
  ],
])('%s stops the build, which names it', async (_what, content, message) => {
  const project = copyForTest();
  project.write('.env', content);
  const { ok, output } = await project.build();
  expect(ok).toBe(false);
  expect(output).toContain(message);
  // Whoever publishes the site is told without a stack trace.
  expect(output).not.toContain('    at ');
});
