import { join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import { languagesFromFiles, warningLines } from '../../../tools/i18n/plugin.ts';
import { tempLocales } from './temp-locales.ts';

afterEach(() => vi.unstubAllEnvs());

/** A site that lives for one test, in the languages of a folder. */
function siteIn(folder: string): InlineConfig {
  vi.stubEnv('LOCALES_DIR', folder);
  return {
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [languagesFromFiles(true)],
  };
}

test('a fault of a translation stops the build, even where no page asks for the languages', async () => {
  const { folder, put, write } = tempLocales();
  put('en-XA/cgu', 'lead');
  write('entry.ts', 'console.log(1);');
  const rolldownOptions = { input: join(folder, 'entry.ts') };
  await expect(
    build({ ...siteIn(folder), build: { write: false, rolldownOptions } }),
  ).rejects.toThrow('1 faute');
});

test('a build has the form’s texts of each language as a file', async () => {
  const { folder, read, write } = tempLocales();
  write('entry.ts', 'import languages from "virtual:languages"; console.log(languages);');
  const rolldownOptions = { input: join(folder, 'entry.ts') };
  const built = await build({ ...siteIn(folder), build: { write: false, rolldownOptions } });
  const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const texts = output.flatMap((file) =>
    file.type === 'asset' ? [[file.fileName, `${file.source}`]] : [],
  );
  const names = ['en-XA', 'fr'].map((tag) => expect.stringMatching(`^assets/contact-${tag}-`));
  expect(texts.map(([name]) => name)).toEqual(names);
  expect(JSON.parse(texts[0]?.[1] ?? '').contact).toEqual(read('en-XA/contact.json'));
});

test('a build ends with the number of warnings of each language', () => {
  const at = (tag: string, key: string) => ({
    file: `locales/${tag}/home.json`,
    key,
    problem: '',
    warning: true,
  });
  expect(warningLines([at('en', 'a'), at('en', 'b'), at('de', 'a')])).toEqual([
    'en : 2 textes à relire (npm run i18n:status en)',
    'de : 1 texte à relire (npm run i18n:status de)',
  ]);
});

/** The development server of a site in these languages, and what it writes into the terminal. */
async function developing({ folder }: ReturnType<typeof tempLocales>) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const server = await createServer({
    ...siteIn(folder),
    appType: 'mpa',
    server: { host: '127.0.0.1', port: 0 },
  });
  onTestFinished(async () => {
    warn.mockRestore();
    await server.close();
  });
  await server.listen();
  return {
    languages: async (): Promise<Language[]> =>
      (await server.ssrLoadModule('virtual:languages')).default,
    warnings: () => warn.mock.calls.map(([text]) => String(text)),
    fetch: (address: string) => fetch(new URL(address, server.resolvedUrls?.local[0])),
  };
}

test('a translator who develops sees a draft and its form; faults are written into the terminal', async () => {
  const locales = tempLocales();
  locales.put('en-XA/language', 'status', 'draft');
  locales.put('fr/cgu', 'lead', '');
  const { languages, warnings, fetch } = await developing(locales);
  const [french, draft] = await languages();
  expect([french?.tag, draft?.tag]).toEqual(['fr', 'en-XA']);
  expect(warnings()).toEqual([expect.stringContaining('locales/fr/cgu.json')]);
  locales.put('fr/cgu', 'lead', 'Texte');
  const answer = await fetch(draft?.dialogCopy ?? '');
  expect(warnings()).toHaveLength(1);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect((await answer.json()).contact).toEqual(locales.read('en-XA/contact.json'));
  for (const other of ['/assets/contact-de-abcdefgh.json', '/a/assets/contact-fr-abcdefgh.json']) {
    expect((await fetch(other)).status).toBe(404);
  }
});

test('a file that cannot be read is named with its line, on the page as well', async () => {
  const locales = tempLocales();
  locales.write('en-XA/cgu.json', '{\n  "hero": {\n  "heading": "a"\n  "lead": "b"\n}');
  const { languages, warnings } = await developing(locales);
  const message =
    'locales/en-XA/cgu.json\n  ligne 3, colonne 17 : ce fichier n’est pas du JSON : une virgule manque ici\n      3 | "heading": "a"';
  await expect(languages()).rejects.toThrow(message);
  expect(warnings()).toEqual([expect.stringContaining(message)]);
});
