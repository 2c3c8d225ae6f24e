import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { devReload } from '../../../tools/servers/dev-reload.ts';
import { tempLocales } from './temp-locales.ts';
import { allLanguages, tempSite } from './temp-site.ts';

/** The development server of a site in these languages. */
async function serving(locales: ReturnType<typeof tempLocales>) {
  const site = tempSite(locales, allLanguages, true);
  const server = await createServer({
    ...site,
    plugins: [...(site.plugins ?? []), devReload()],
    appType: 'mpa',
    server: { host: '127.0.0.1', port: 0 },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const { default: languages } = await server.ssrLoadModule('virtual:languages');
  return { server, languages, origin: server.resolvedUrls?.local[0] };
}

test('who translates sees a draft, and reads what is wrong while the site goes on', async () => {
  const locales = tempLocales();
  locales.put('en-XA/language', 'status', 'draft');
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  expect((await serving(locales)).languages.map(({ tag }: { tag: string }) => tag)).toEqual(['fr', 'en-XA']);
  expect(told).not.toHaveBeenCalled();
  locales.put('fr/cgu', 'lead', '');
  expect((await serving(locales)).languages).toHaveLength(2);
  expect(told).toHaveBeenCalledWith(expect.stringContaining('locales/fr/cgu.json'));
});

test.each(['fr', 'en-XA'])(
  'a broken file of %s is told with file and line, and mended without a new start',
  async (tag) => {
    const locales = tempLocales();
    const { server } = await serving(locales);
    const whole = locales.read(`${tag}/home.json`);
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => told.mockRestore());
    const invalidated = vi.spyOn(server.ws, 'send');
    await vi.waitFor(() => expect(server.watcher.getWatched()[`${locales.folder}/${tag}`]).toContain('home.json'));
    locales.write(`${tag}/home.json`, '{\n  "hero": {\n  "heading": "a"\n  "lead": "b"\n}');
    await vi.waitFor(() => expect(invalidated).toHaveBeenCalled(), 5000);
    const error = await server.ssrLoadModule('virtual:languages').catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: expect.stringContaining(
        `locales/${tag}/home.json\n  ligne 4, colonne 3 : ce fichier n’est pas du JSON : une virgule manque avant cet endroit`,
      ),
      loc: { file: `${locales.folder}/${tag}/home.json`, line: 4, column: 3 },
    });
    expect(told).toHaveBeenCalledWith(expect.stringContaining('ligne 4, colonne 3'));
    invalidated.mockClear();
    locales.write(`${tag}/home.json`, whole);
    await vi.waitFor(() => expect(invalidated).toHaveBeenCalled(), 5000);
    expect((await server.ssrLoadModule('virtual:languages')).default).toHaveLength(2);
  },
);

test('a word that is changed is on the page at once', async () => {
  const locales = tempLocales();
  const { server } = await serving(locales);
  const reload = vi.spyOn(server.ws, 'send');
  await vi.waitFor(() => expect(server.watcher.getWatched()[`${locales.folder}/fr`]).toContain('cgu.json'));
  locales.put('fr/cgu', 'lead', 'Autrement dit');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledWith({ type: 'full-reload' }), 5000);
  const { default: languages } = await server.ssrLoadModule('virtual:languages');
  expect(languages[0].copy.cgu.lead).toBe('Autrement dit');
});

test('the dialog’s words are at the address that the page names, and nothing is elsewhere', async () => {
  const locales = tempLocales();
  const { languages, origin } = await serving(locales);
  const answer = await fetch(new URL(languages[1].dialogCopy, origin));
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual(locales.read('en-XA/contact.json'));
  for (const address of [
    '/assets/contact-de-abcdefgh.json',
    '/a/assets/contact-fr-abcdefgh.json',
    '/assets/contact-fr-abcdefgh.json5',
  ])
    expect((await fetch(new URL(address, origin))).status).toBe(404);
});
