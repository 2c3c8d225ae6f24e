import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHead } from '@unhead/react/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';
import { asText } from '../../../tools/site/page-html.ts';

const sheet = '<link rel="stylesheet" crossorigin href="/assets/app.css" media="all">';

test('a finished page has its head and texts, and nothing that the prerenderer left', async () => {
  const left = '<script>window.a = "1";\n</script>\n \n<script>b</script>\n';
  const preloads =
    '<link rel="modulepreload" href="/assets/a.js">\n<link rel="modulepreload" href="/assets/b.js">\n';
  const script = '<script type="module" src="/assets/app.js"></script>';
  const words = "<p>L'été $&amp;</p>";
  const html = await shipped(rendered(`${left}${preloads}${script}`, `${words}${left}`));
  expect(html.replace(/\s*<meta http-equiv[^>]*>\s*/, '')).toBe(
    '<!doctype html><html dir="ltr" lang="fr"><head><meta charset="utf-8"><title>Accueil</title>\n' +
      `${script}</head><body>${words}</body></html>`,
  );
});

test('the first paint needs the page alone: its styles are inlined, and no font is preloaded', async () => {
  const rules = 'a{content:"$&"}.given-by-a-script{}';
  const html = await shipped(rendered(), {
    'app.css': `${rules}.of-another-page{}\n`,
    'app.js': 'className="given-by-a-script"',
    'of-another-page.json': 'of-another-page',
  });
  expect(html).toContain(`</style><style>${rules}</style>`);
  expect(html).toMatch(
    /<style>@font-face\{font-family:Bricolage Grotesque;[^}]*src:url\(\/assets\/latin-.{8}\.woff2\)/,
  );
  expect(html).not.toMatch(/stylesheet|preload/);
});

test('in development the font is inlined, and there is no policy, which would refuse Vite’s scripts', async () => {
  const html = await shipped(rendered('<script type="module" src="/@vite/client"></script>'));
  expect(html).toContain('src:url(data:font/woff2;base64,');
  expect(html).not.toContain('Content-Security-Policy');
});

test.each([
  '<p>{{product}}</p>',
  '<title>undefined | Le site</title>',
  '<p>[object Object]</p>',
  '<p>NaN €</p>',
])('a page that shows a placeholder or a wrong value stops the build: %s', async (shown) => {
  const build = shipped(rendered(sheet, shown));
  await expect(build).rejects.toThrow(
    /^The page \/ shows a placeholder or a wrong value: (?=.*<(p|title)>).{60,120}$/,
  );
});

test('a misspelt class stops the build', async () => {
  const build = shipped(rendered(sheet, '<p class="ui-led">Bonjour</p>'), {
    'app.css': '.ui-lead{}',
  });
  await expect(build).rejects.toThrow(
    'The page / has the class "ui-led", which has no style: is it misspelt?',
  );
});

/** A page as the prerenderer makes it. */
function rendered(head = sheet, body = '<p>Bonjour</p>'): string {
  const shell = `<!doctype html><html><head><meta charset="utf-8">${head}</head><body></body></html>`;
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
  for (const [file, css] of Object.entries(styles)) {
    writeFileSync(join(dir, 'assets', file), css);
  }
  vi.stubEnv('OUT_DIR', dir);
  vi.resetModules();
  const { finishPage } = await import('../../../tools/site/page-html.ts');
  const head = createHead({
    disableDefaults: true,
    init: [{ title: 'Accueil', htmlAttrs: { dir: 'ltr', lang: 'fr' } }],
  });
  return finishPage(readSettings({}))('/', html, { head });
}
