import { build, type InlineConfig } from 'vite';
import { expect, test } from 'vitest';
import { draftsWanted, warningLines } from '../../../tools/i18n/plugin.ts';
import { tempLocales } from './temp-locales.ts';
import { allLanguages, tempSite } from './temp-site.ts';

/** @returns what was built for visitors, or for the server that renders the pages: file name → content. */
async function files(config: InlineConfig, ssr: boolean): Promise<[string, string][]> {
  const made = await build({ ...config, build: { ...config.build, ssr } });
  if (!('output' in made)) throw new Error('one site, one output');
  return made.output.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : file.code]);
}
const addresses = (made: [string, string][]) => made.map(([name]) => name).filter((name) => name.endsWith('.json'));

test.each([
  [false, ['fr']],
  [true, ['fr', 'en-XA']],
])('the pages know the languages that are published, and drafts on request (%s)', async (drafts, tags) => {
  const locales = tempLocales();
  locales.put('en-XA/language', 'status', 'draft');
  const [[, code] = ['', '']] = await files(tempSite(locales, allLanguages, drafts), true);
  expect(code).toContain('console.log(1)');
  expect([...code.matchAll(/\btag"?:\s*"([\w-]+)"/g)].map(([, tag]) => tag)).toEqual(tags);
});

test('the dialog’s words are a file for each language, and not among what the server alone needs', async () => {
  const locales = tempLocales();
  const built = await files(tempSite(locales), false);
  expect(addresses(built).sort()).toEqual([
    expect.stringMatching(/^assets\/contact-en-XA-[\w-]{8}\.json$/),
    expect.stringMatching(/^assets\/contact-fr-[\w-]{8}\.json$/),
  ]);
  const [, french = ''] = built.find(([name]) => name.includes('contact-fr')) ?? [];
  expect(JSON.parse(french)).toMatchObject({ openings: locales.read('fr/contact.json').openings });
  expect(addresses(await files(tempSite(locales), true))).toEqual([]);
});

test('a script of the browser that would carry every language stops the build', async () => {
  await expect(files(tempSite(tempLocales(), allLanguages), false)).rejects.toThrow(
    'virtual:languages holds every language: a script of the browser must not import it',
  );
});

test('a translation with a fault stops the build, even where no page asks for it', async () => {
  const locales = tempLocales();
  locales.put('en-XA/cgu', 'lead');
  await expect(files(tempSite(locales), true)).rejects.toThrow('1 faute');
});

test('a build ends with how much of each published language waits for a person', () => {
  const at = (tag: string, key: string) => ({ file: `locales/${tag}/home.json`, key, problem: '', warning: true });
  expect(warningLines([at('en', 'a'), at('en', 'b'), at('de', 'a')])).toEqual([
    'en : 2 textes à relire (npm run i18n:status en)',
    'de : 1 texte à relire (npm run i18n:status de)',
  ]);
});

test('drafts are built on request, and never released', () => {
  expect(draftsWanted({})).toBe(false);
  expect(draftsWanted({ RELEASE: '1' })).toBe(false);
  expect(draftsWanted({ VITE_DRAFTS: '1' })).toBe(true);
  expect(() => draftsWanted({ VITE_DRAFTS: 'yes' })).toThrow('VITE_DRAFTS vaut 1, 0 ou rien, pas « yes ».');
  expect(() => draftsWanted({ VITE_DRAFTS: '1', RELEASE: '1' })).toThrow('VITE_DRAFTS');
});
