import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHead } from '@unhead/react/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';
import { styleHash } from '../../../tools/servers/csp.ts';
import { asText } from '../../../tools/site/page-html.ts';

const sheet = '<link rel="stylesheet" crossorigin href="/assets/app.css" media="all">';
const css = '@font-face{src:url(/assets/fr.woff2)}';
const styles = { 'app.css': css };

test('a page ships with its head, its words and nothing that the tools left', async () => {
  const left = '<script>window.a = "1";\n</script>\n \n<script>b</script>\n';
  const preloads = '<link rel="modulepreload" href="/assets/a.js">\n<link rel="modulepreload" href="/assets/b.js">\n';
  const script = '<script type="module" src="/assets/app.js"></script>';
  const words = "<p>L'été $&amp;</p>";
  const html = await shipped(rendered(`${left}${preloads}${script}`, `${words}${left}`));
  expect(html.replace(/\s*<meta http-equiv[^>]*>\s*/, '')).toBe(
    '<!doctype html><html dir="ltr" lang="fr"><head><meta charset="utf-8"><title>Accueil</title>\n' +
      `${script}</head><body class="page">${words}</body></html>`,
  );
});

test.each(['"/assets/fr.woff2"', '/assets/fr.woff2'])(
  'the first paint waits for the page alone: it holds its styles and asks for its font before them (%s)',
  async (url) => {
    const faces = `@font-face{src:url(${url})}@font-face{src:url(/assets/b.woff2)}`;
    const rules = 'a{content:"$&"}.given-by-a-script{}';
    const html = await shipped(rendered(), {
      'app.css': `${faces}${rules}.of-another-page{}\n`,
      'app.js': 'className="given-by-a-script"',
      'of-another-page.json': 'of-another-page',
    });
    const preload = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/fr.woff2">';
    expect(html).toContain(`${preload}<style>${faces}</style><style>${rules}</style>`);
    expect(html).not.toContain('stylesheet');
  },
);

test('styles without a font ask for none', async () => {
  const html = await shipped(rendered(), { 'app.css': 'p{}' });
  expect(html.split('</title>')[1]).toMatch(/^\s*<style>p\{\}<\/style>\s*<\/head>/);
});

test('the policy comes first and allows the styles of this very page', async () => {
  const html = await shipped(rendered(), styles);
  const first = '<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="';
  expect(html).toContain(first);
  expect(html.split(first)[1]).toContain(`style-src 'self' ${styleHash(css)};`);
});

test('while developing, the page has no policy: the tools’ own scripts and styles would break it', async () => {
  const client = '<script type="module" src="/@vite/client"></script>';
  expect(await shipped(rendered(client))).not.toContain('Content-Security-Policy');
});

/** A page as the prerenderer makes it. */
function rendered(head = sheet, body = '<p>Bonjour</p>'): string {
  const shell = `<!doctype html><html><head><meta charset="utf-8">${head}</head><body class="page"></body></html>`;
  return asText('/', shell).replace('></xmp>', () => ` data-server-rendered="true">${body}</xmp>`);
}

/** @returns the page that ships for what the prerenderer made, on a site that has these styles. */
async function shipped(html: string, styles: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'page-'));
  onTestFinished(() => {
    rmSync(dir, { recursive: true });
    vi.unstubAllEnvs();
  });
  mkdirSync(join(dir, 'assets'));
  for (const [file, css] of Object.entries(styles)) writeFileSync(join(dir, 'assets', file), css);
  vi.stubEnv('OUT_DIR', dir);
  vi.resetModules();
  const { finishPage } = await import('../../../tools/site/page-html.ts');
  const head = createHead({
    disableDefaults: true,
    init: [{ title: 'Accueil', htmlAttrs: { dir: 'ltr', lang: 'fr' } }],
  });
  return finishPage(readSettings({}))('/', html, { head });
}
