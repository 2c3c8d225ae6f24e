import { join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { languagesFromFiles, warningLines } from '../../../tools/i18n/plugin.ts';
import { tempLocales } from './temp-locales.ts';

afterEach(() => vi.unstubAllEnvs());

/** A site that lives for one test, in the languages of a folder. */
function siteIn(folder: string): InlineConfig {
  vi.stubEnv('LOCALES_DIR', folder);
  return { configFile: false, root: folder, logLevel: 'silent', plugins: [languagesFromFiles(true)] };
}

test('a fault of a translation stops the build, even where no page asks for the languages', async () => {
  const { folder, put, write } = tempLocales();
  put('en-XA/cgu', 'lead');
  write('entry.ts', 'console.log(1);');
  const rolldownOptions = { input: join(folder, 'entry.ts') };
  await expect(build({ ...siteIn(folder), build: { write: false, rolldownOptions } })).rejects.toThrow('1 faute');
});

test('a build ends with the number of warnings of each language', () => {
  const at = (tag: string) => ({ file: `locales/${tag}/home.json`, key: 'a', problem: '', warning: true });
  expect(warningLines([at('en'), at('en'), at('de')])).toEqual([
    'en : 2 textes à relire (npm run i18n:status en)',
    'de : 1 texte à relire (npm run i18n:status de)',
  ]);
});

test('a translator who develops sees a draft and its form; faults are named, on the page where it cannot be shown', async () => {
  const { folder, put, read, write } = tempLocales();
  put('en-XA/language', 'status', 'draft');
  put('fr/cgu', 'lead', '');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const server = await createServer({ ...siteIn(folder), appType: 'mpa', server: { host: '127.0.0.1', port: 0 } });
  onTestFinished(async () => {
    warn.mockRestore();
    await server.close();
  });
  await server.listen();
  const { default: languages } = await server.ssrLoadModule('virtual:languages');
  expect(languages).toMatchObject([{ tag: 'fr' }, { tag: 'en-XA' }]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('locales/fr/cgu.json')]]);

  const get = (address: string) => fetch(new URL(address, server.resolvedUrls?.local[0]));
  const answer = await get(languages[1].dialogCopy);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual(read('en-XA/contact.json'));
  for (const other of ['/assets/contact-de-abcdefgh.json', '/a/assets/contact-fr-abcdefgh.json'])
    expect((await get(other)).status).toBe(404);

  write('en-XA/cgu.json', '{\n  "lead": "a"\n  "hero": "b"\n}');
  server.moduleGraph.invalidateAll();
  const message = 'locales/en-XA/cgu.json\n  ligne 3, colonne 3 : ce fichier n’est pas du JSON';
  await expect(server.ssrLoadModule('virtual:languages')).rejects.toThrow(message);
});
