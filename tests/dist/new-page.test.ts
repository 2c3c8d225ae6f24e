import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, onTestFinished, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { copySite } from '../site-copy.ts';

const copy = {
  meta: { title: 'Aide', description: 'Les réponses aux questions.', keywords: 'aide' },
  heading: 'Aide',
};
const component = `import { useTranslation } from 'react-i18next';

export function Help() {
  const { t } = useTranslation('aide');
  return <h1>{t(($) => $.heading)}</h1>;
}
`;

test('the README’s recipe puts a new page everywhere, and the facts rename the product everywhere', async () => {
  const site = copySite();
  onTestFinished(site.remove);
  const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');
  const insert = (file: string, before: string, line: string) =>
    site.write(
      file,
      read(file).replace(before, () => line + before),
    );
  site.write('locales/fr/aide.json', copy);
  site.write('src/pages/Help.tsx', component);
  insert(
    'src/i18n/resources.ts',
    '  cgu: Copy',
    "  aide: Copy<typeof import('../../locales/fr/aide.json')>;\n",
  );
  insert('src/Page.tsx', 'import { Home }', "import { Help } from './pages/Help.tsx';\n");
  insert('src/Page.tsx', '  cgu: (', '  aide: Help,\n');
  insert('src/pages.ts', '  cgu: {', "  aide: { path: 'aide', linked: ['header', 'footer'] },\n");
  insert('locales/fr/common.json', '"cgu":', '"aide": "Aide",\n');
  insert('locales/fr/not-found.json', '"cgu":', '"aide": "Les réponses aux questions",\n');
  site.write('src/site/facts.ts', read('src/site/facts.ts').replace(facts.product, 'Autrement'));

  const built = await site.build({ SOURCE_DATE_EPOCH: String(Date.UTC(2031, 1, 3) / 1000) });
  expect(built).toMatchObject({ ok: true });
  const html = read('dist/aide/index.html');
  const page = parse(html);
  expect(page.querySelector('h1')?.text).toBe('Aide');
  expect(page.querySelector('footer [data-year]')?.text).toBe('2031');
  expect(page.querySelector('title')?.text).toBe('Aide | Autrement');
  expect(html.toLowerCase().includes(facts.product.toLowerCase())).toBe(false);
  const image = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  expect(existsSync(join(site.dir, 'dist', new URL(image).pathname))).toBe(true);
  // The header, the menu of small screens, the footer.
  expect(parse(read('dist/index.html')).querySelectorAll('a[href="/aide"]')).toHaveLength(3);
  expect(parse(read('dist/404.html')).querySelector('main a[href="/aide"]')?.text).toBe('Aide');
  expect(read('dist/sitemap.xml')).toMatch(/<loc>[^<]+\/aide<\/loc>/);
});
