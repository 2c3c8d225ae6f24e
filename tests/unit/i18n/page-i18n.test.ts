import { beforeEach, expect, test, vi } from 'vitest';
import { type Facts, facts } from '../../../src/site/facts.ts';

const known: Facts = facts;
beforeEach(() => vi.resetModules());

test.each([
  [null, 'À compléter'],
  ['Régie du Lac', 'Régie du Lac'],
])('where the publisher’s name is %s, the legal pages say « %s »', async (name, said) => {
  const publisher = { ...known.publisher, name };
  vi.doMock('../../../src/site/facts.ts', () => ({ facts: { ...known, publisher } }));
  const { pageI18n } = await import('../../../src/i18n/page-i18n.ts');
  const t = pageI18n('fr').getFixedT('fr', 'mentions-legales');
  expect(t(($) => $.articles.editeur.body, { returnObjects: true })).toContainEqual(
    expect.stringContaining(`est édité par ${said}.`),
  );
});

test('the words of a language are read once, however many pages say them', async () => {
  const { pageI18n } = await import('../../../src/i18n/page-i18n.ts');
  expect(pageI18n('fr')).toBe(pageI18n('fr'));
});

test.each([
  ['en-GB', '26 September 2025'],
  [undefined, 'September 26, 2025'],
])('dates of a language are those of %s: %s', async (formats, date) => {
  vi.doMock('../../../src/site/facts.ts', () => ({ facts: known }));
  vi.doMock('virtual:languages', async (original) => {
    const { default: languages } = await original<typeof import('virtual:languages')>();
    return { default: languages.map((language) => ({ ...language, tag: 'en', ...(formats && { formats }) })) };
  });
  const { pageI18n } = await import('../../../src/i18n/page-i18n.ts');
  expect(pageI18n('en').getFixedT('en', 'cgu')(($) => $.effective)).toContain(date);
  vi.doUnmock('virtual:languages');
});
