import { join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import { languagesFromFiles, warningLines } from '../../../tools/i18n/plugin.ts';
import { plain, tempLocales } from './temp-locales.ts';

afterEach(() => vi.unstubAllEnvs());

type Locales = ReturnType<typeof tempLocales>;

/** A script that needs every language, as the pages do. */
const allLanguages = "import languages from 'virtual:languages'; export default languages;";

/** A site of one script that lives for one test, in the languages of a folder. */
function siteIn({ folder, write }: Locales, script = ''): InlineConfig {
  vi.stubEnv('LOCALES_DIR', folder);
  write('entry.ts', `${script}\nconsole.log(1);`);
  return { configFile: false, root: folder, logLevel: 'silent', plugins: [languagesFromFiles(true)] };
}

/** Builds the scripts for visitors, or for the server that renders the pages. */
const built = (site: InlineConfig, ssr: boolean) =>
  build({ ...site, build: { write: false, rolldownOptions: { input: join(site.root ?? '', 'entry.ts') }, ssr } });

test('a script of the browser that would carry every language stops the build', async () => {
  await expect(built(siteIn(tempLocales(), allLanguages), false)).rejects.toThrow(
    'virtual:languages holds every language: a script of the browser must not import it',
  );
});

test('a fault of a translation stops the build, even where no page asks for the languages', async () => {
  const locales = tempLocales();
  locales.put('en-XA/cgu', 'lead');
  await expect(built(siteIn(locales), true)).rejects.toThrow('1 faute');
});

test('a build ends with the number of warnings of each language', () => {
  const at = (tag: string, key: string) => ({ file: `locales/${tag}/home.json`, key, problem: '', warning: true });
  expect(warningLines([at('en', 'a'), at('en', 'b'), at('de', 'a')])).toEqual([
    'en : 2 textes à relire (npm run i18n:status en)',
    'de : 1 texte à relire (npm run i18n:status de)',
  ]);
});

/** The development server of a site in these languages, and what it writes into the terminal. */
async function developing(locales: Locales) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const server = await createServer({
    ...siteIn(locales, allLanguages),
    appType: 'mpa',
    server: { host: '127.0.0.1', port: 0 },
  });
  onTestFinished(async () => {
    warn.mockRestore();
    await server.close();
  });
  await server.listen();
  return {
    languages: async (): Promise<Language[]> => (await server.ssrLoadModule('virtual:languages')).default,
    warnings: () => warn.mock.calls.map(([text]) => plain(String(text))),
    fetch: (address: string) => fetch(new URL(address, server.resolvedUrls?.local[0])),
  };
}

test('a translator who develops sees a draft; faults are written into the terminal, and the site goes on', async () => {
  const locales = tempLocales();
  locales.put('en-XA/language', 'status', 'draft');
  locales.put('fr/cgu', 'lead', '');
  const { languages, warnings } = await developing(locales);
  expect(await languages()).toMatchObject([{ tag: 'fr' }, { tag: 'en-XA' }]);
  expect(warnings()).toEqual([expect.stringContaining('locales/fr/cgu.json')]);
});

test('a file that cannot be read is named with its line, on the page as well', async () => {
  const locales = tempLocales();
  locales.write('en-XA/cgu.json', '{\n  "hero": {\n  "heading": "a"\n  "lead": "b"\n}');
  const { languages, warnings } = await developing(locales);
  const message =
    'locales/en-XA/cgu.json\n  ligne 4, colonne 3 : ce fichier n’est pas du JSON : une virgule manque avant cet endroit';
  await expect(languages()).rejects.toThrow(message);
  expect(warnings()).toEqual([expect.stringContaining(message)]);
});

test('while developing, the form’s texts are at the address that the page names, and only there', async () => {
  const locales = tempLocales();
  const { fetch, languages } = await developing(locales);
  const answer = await fetch((await languages())[1]?.dialogCopy ?? '');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual(locales.read('en-XA/contact.json'));
  for (const other of ['/assets/contact-de-abcdefgh.json', '/a/assets/contact-fr-abcdefgh.json'])
    expect((await fetch(other)).status).toBe(404);
});
