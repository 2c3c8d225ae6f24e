import { join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { languagesFromFiles } from '../../../tools/i18n/plugin.ts';
import { tempLocales } from './temp-locales.ts';

afterEach(() => vi.unstubAllEnvs());

/** A site that lives for one test, in French and with a German draft. */
function site() {
  const locales = tempLocales({
    'fr/language.json': { name: 'Français', status: 'published' },
    'fr/cgu.json': { lead: '' },
    'fr/contact.json': { close: 'Fermer' },
    'de/language.json': { name: 'Deutsch', status: 'draft' },
    'de/cgu.json': { lead: 'Eins' },
    'de/contact.json': { close: 'Zu' },
    'entry.ts': 'console.log(1);',
  });
  const { folder } = locales;
  vi.stubEnv('LOCALES_DIR', folder);
  const config: InlineConfig = {
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [languagesFromFiles(true)],
  };
  return { ...locales, config };
}

test('a fault of a translation stops the build, even where no page asks for the languages', async () => {
  const { folder, config } = site();
  const rolldownOptions = { input: join(folder, 'entry.ts') };
  await expect(build({ ...config, build: { write: false, rolldownOptions } })).rejects.toThrow('1 faute');
});

test('a translator who develops sees a draft and its form; faults are named, on the page where it cannot be shown', async () => {
  const { config, write } = site();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const server = await createServer({ ...config, appType: 'mpa', server: { host: '127.0.0.1', port: 0 } });
  onTestFinished(async () => {
    warn.mockRestore();
    await server.close();
  });
  await server.listen();
  const { default: languages } = await server.ssrLoadModule('virtual:languages');
  expect(languages).toMatchObject([{ tag: 'fr' }, { tag: 'de' }]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('locales/fr/cgu.json')]]);

  const get = (address: string) => fetch(new URL(address, server.resolvedUrls?.local[0]));
  const answer = await get(languages[1].dialogCopy);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ close: 'Zu' });
  for (const other of ['/assets/contact-it-abcdefgh.json', '/a/assets/contact-fr-abcdefgh.json'])
    expect((await get(other)).status).toBe(404);

  write('de/cgu.json', '{\n  "lead": "a"\n  "hero": "b"\n}');
  server.moduleGraph.invalidateAll();
  const message = 'locales/de/cgu.json\n  ligne 3, colonne 3 : ce fichier n’est pas du JSON';
  await expect(server.ssrLoadModule('virtual:languages')).rejects.toThrow(message);
});
