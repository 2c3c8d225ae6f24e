import { expect, test, vi } from 'vitest';
import { styleHash } from '../../../tools/servers/csp.ts';
import { rendered, shipped } from './shipped.ts';

const compress = vi.hoisted(() => vi.fn());
vi.mock('../../../tools/site/compress.ts', () => ({ compressAhead: compress }));
// The font of Polish stands for any language whose pages need more characters than the French ones.
vi.mock('../../../tools/site/heading-font.ts', () => ({
  withFontOf: async (tag: string, css: string) => (tag === 'pl' ? css.replace('fr.woff2', 'pl.woff2') : css),
}));

const css = '@font-face{src:url(/assets/fr.woff2)}';
const styles = { 'app.css': css };

test('a page ships with its head, its words and nothing that the tools left', async () => {
  const left = '<script>window.a = "1";\n</script>\n<script>b</script>\n';
  const preloads = '<link rel="modulepreload" href="/assets/a.js">\n<link rel="modulepreload" href="/assets/b.js">\n';
  const script = '<script type="module" src="/assets/app.js"></script>';
  const words = "<p>L'été $&amp;</p>";
  const html = await shipped(rendered(`${left}${preloads}${script}`, `${words}${left}`));
  expect(html.replace(/\s*<meta http-equiv[^>]*>\s*/, '')).toBe(
    '<!doctype html><html dir="ltr" lang="fr"><head><meta charset="utf-8"><title>Accueil</title>\n' +
      `${script}</head><body>${words}</body></html>`,
  );
});

test.each(['"/assets/fr.woff2"', '/assets/fr.woff2'])(
  'the first paint waits for the page alone: it holds its styles and asks for its font before them (%s)',
  async (url) => {
    const css = `@font-face{src:url(${url})}@font-face{src:url(/assets/b.woff2)}a{content:"$&"}`;
    const html = await shipped(rendered(), { styles: { 'app.css': `${css}\n` } });
    const preload = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/fr.woff2">';
    expect(html).toContain(`${preload}<style>${css}</style>`);
    expect(html).not.toContain('stylesheet');
  },
);

test('a language with characters of its own gets a font that has them', async () => {
  expect(await shipped(rendered(), { styles, lang: 'pl' })).toContain('crossorigin href="/assets/pl.woff2"><style>');
});

test('styles without a font ask for none', async () => {
  const links = '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css">';
  const html = await shipped(rendered(links), { styles: { 'a.css': 'a{}', 'b.css': 'b{}' } });
  expect(html.split('</title>')[1]).toMatch(/^\s*<style>a\{\}<\/style>\s*<style>b\{\}<\/style>/);
});

test('the policy comes first and allows the styles of this very page', async () => {
  const html = await shipped(rendered(), { styles });
  const first = '<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="';
  expect(html).toContain(first);
  expect(html.split(first)[1]).toContain(`style-src 'self' ${styleHash(css)};`);
});

test('while developing, the page has no policy: the tools’ own scripts and styles would break it', async () => {
  const client = '<script type="module" src="/@vite/client"></script>';
  expect(await shipped(rendered(client))).not.toContain('Content-Security-Policy');
});

test.each([
  ['production', 1],
  ['development', 0],
])('in %s, %i page is compressed while others are rendered', async (mode, times) => {
  vi.stubEnv('NODE_ENV', mode);
  compress.mockClear();
  const html = await shipped(rendered(''));
  expect(compress.mock.calls).toEqual(Array(times).fill([html]));
});

test('a site is built in dist/ unless another folder is asked for', async () => {
  vi.stubEnv('OUT_DIR', '');
  vi.resetModules();
  expect((await import('../../../tools/site/page-html.ts')).outDir).toBe('dist');
});
