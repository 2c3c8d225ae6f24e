import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { tempLocales } from './temp-locales.ts';
import { allLanguages, tempSite, warnings } from './temp-site.ts';

/** The development server of a site in these languages. */
async function serving(locales: ReturnType<typeof tempLocales>) {
  const site = tempSite(locales, allLanguages);
  const server = await createServer({ ...site, appType: 'mpa', server: { host: '127.0.0.1', port: 0 } });
  onTestFinished(() => server.close());
  await server.listen();
  const { default: languages } = await server.ssrLoadModule('virtual:languages');
  return { languages, origin: server.resolvedUrls?.local[0] };
}

test('who translates sees a draft, and reads what is wrong while the site goes on', async () => {
  const locales = tempLocales();
  locales.put('en-XA/language', 'status', 'draft');
  const said = warnings();
  expect((await serving(locales)).languages.map(({ tag }: { tag: string }) => tag)).toEqual(['fr', 'en-XA']);
  expect(said()).toEqual([]);
  locales.put('fr/cgu', 'lead', '');
  expect((await serving(locales)).languages).toHaveLength(2);
  expect(said()).toEqual([expect.stringContaining('locales/fr/cgu.json')]);
});

test('a broken file is named with its line', async () => {
  const locales = tempLocales();
  locales.write('en-XA/cgu.json', '{\n  "hero": {\n  "heading": "a"\n  "lead": "b"\n}');
  const said = warnings();
  const message = expect.stringContaining(
    'locales/en-XA/cgu.json\n  ligne 4, colonne 3 : ce fichier n’est pas du JSON : une virgule manque',
  );
  const loc = { file: `${locales.folder}/en-XA/cgu.json`, line: 4, column: 3 };
  await expect(serving(locales)).rejects.toMatchObject({ message, loc });
  expect(said()).toEqual([message]);
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
