import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite } from '../site-copy.ts';

/** A page is added as a newcomer would, and a field of the form: first what comes to mind, then what the compiler asks for. */
const site = copySite();
const words = {
  meta: { title: 'Aide', description: 'Les réponses aux questions.', keywords: 'aide' },
  heading: 'Aide',
};
const component = `import { useTranslation } from 'react-i18next';

export function Help() {
  const { t } = useTranslation('aide');
  return <h1>{t(($) => $.heading)}</h1>;
}
`;

afterAll(() => site.remove());

const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');
const insert = (file: string, before: string, line: string) =>
  site.write(
    file,
    read(file).replace(before, () => line + before),
  );
const insertText = (file: string, text: string) => insert(file, '"cgu":', `"aide": "${text}",\n`);

beforeAll(() => {
  cpSync(resolve('tsconfig.json'), join(site.dir, 'tsconfig.json'));
  site.write('locales/fr/aide.json', words);
  site.write('src/pages/Help.tsx', component);
  insert('src/i18n/resources.ts', 'import type cgu', "import type aide from '../../locales/fr/aide.json';\n");
  insert('src/i18n/resources.ts', '  cgu: Copy', '  aide: Copy<typeof aide>;\n');
});

test('what a new page or a new field of the form still lacks is told by file and name', () => {
  const fields = 'src/contact/letter/draft.ts';
  const fieldsBefore = read(fields);
  insert(fields, "'message'] as const", "'role', ");
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), { cwd: site.dir, encoding: 'utf8' });
  const faults = stdout.replaceAll('\n  ', ' ').split('\n');
  const filesThatLack = (name: string) =>
    faults.filter((fault) => fault.includes(`Property '${name}' `)).map((fault) => fault.split('(')[0]);
  expect(filesThatLack('aide')).toEqual([
    'src/layout/Header.tsx',
    'src/layout/NavLinks.tsx',
    'src/pages.ts',
    'src/pages/NotFound.tsx',
    'src/pages/NotFound.tsx',
  ]);
  expect(filesThatLack('role')).toEqual([
    'src/contact/form/ContactForm.tsx',
    'src/contact/form/Field.tsx',
    'src/contact/letter/empty-draft.ts',
    'src/contact/sending/parameters.ts',
  ]);
  site.write(fields, fieldsBefore);
}, 60_000);

test('its line in the list, its label and its summary put it everywhere', async () => {
  insert('src/pages.ts', 'import { Home }', "import { Help } from './pages/Help.tsx';\n");
  insert(
    'src/pages.ts',
    '  cgu: {',
    "  aide: { path: 'aide', Content: Help, linked: ['bar', 'menu', 'footer', 'lost'] },\n",
  );
  insertText('locales/fr/common.json', 'Aide');
  insertText('locales/fr/not-found.json', 'Les réponses aux questions');
  expect(await site.build({ SOURCE_DATE_EPOCH: String(Date.UTC(2031, 1, 3) / 1000) })).toMatchObject({ ok: true });
  const page = parse(read('dist/aide/index.html'));
  expect(page.querySelector('h1')?.text).toBe('Aide');
  expect(page.querySelector('footer [data-year]')?.text).toBe('2031');
  expect(page.querySelector('title')?.text).toMatch(/^Aide \| /);
  const image = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  expect(existsSync(join(site.dir, 'dist', new URL(image).pathname))).toBe(true);
  // The bar, the menu of small screens, the footer.
  expect(parse(read('dist/index.html')).querySelectorAll('a[href="/aide"]')).toHaveLength(3);
  expect(parse(read('dist/404.html')).querySelector('main a[href="/aide"]')?.text).toBe('Aide');
  expect(read('dist/sitemap.xml')).toMatch(/<loc>[^<]+\/aide<\/loc>/);
}, 60_000);

test('a wrong setting is told in one line', async () => {
  const { ok, output } = await site.build({ VITE_SITE_URL: 'nowhere' });
  expect(ok).toBe(false);
  expect(output).toBe('VITE_SITE_URL must be a URL such as https://www.example.fr; it is "nowhere".\n');
}, 30_000);

test('a broken locale file is named once, without a trace of tools', async () => {
  const file = 'locales/fr/cgu.json';
  site.write(file, read(file).slice(0, -30));
  const { ok, output } = await site.build();
  expect(ok).toBe(false);
  expect(output.match(/locales\/fr\/cgu\.json/g)).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
}, 30_000);
