import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { copySite } from '../site-copy.ts';

const site = copySite();
afterAll(() => site.remove());

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

const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');
const insert = (file: string, before: string, line: string) =>
  site.write(
    file,
    read(file).replace(before, () => line + before),
  );
const insertText = (file: string, text: string) => insert(file, '"cgu":', `"aide": "${text}",\n`);

test('its words, its component, its line in the list, its label and its summary put a new page everywhere', async () => {
  site.write('locales/fr/aide.json', words);
  site.write('src/pages/Help.tsx', component);
  insert('src/i18n/resources.ts', '  cgu: Copy', "  aide: Copy<typeof import('../../locales/fr/aide.json')>;\n");
  insert('src/Page.tsx', 'import { Home }', "import { Help } from './pages/Help.tsx';\n");
  insert('src/Page.tsx', '  cgu: Cgu', '  aide: Help,\n');
  insert('src/pages.ts', '  cgu: {', "  aide: { path: 'aide', linked: ['bar', 'menu', 'footer', 'lost'] },\n");
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
});

test('a word that is missing in a group stops the build, which names page, file and key', async () => {
  const file = 'locales/fr/hosting.json';
  const before = read(file);
  const { title: _title, ...meta } = JSON.parse(before).meta;
  site.write(file, { ...JSON.parse(before), meta });
  const { ok, output } = await site.build();
  site.write(file, before);
  expect(ok).toBe(false);
  expect(output).toContain('/hosting');
  expect(output).toContain('locales/fr/hosting.json: "meta.title" is missing');
});

test('a wrong setting is told in one line', async () => {
  const { ok, output } = await site.build({ VITE_SITE_URL: 'nowhere' });
  expect(ok).toBe(false);
  expect(output).toBe('VITE_SITE_URL must be a URL such as https://www.example.fr; it is "nowhere".\n');
});
