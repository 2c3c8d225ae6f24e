import { beforeEach, expect, test, vi } from 'vitest';
import { type Facts, facts } from '../../../src/site/facts.ts';

const known: Facts = facts;
beforeEach(() => vi.resetModules());

test.each([
  [null, null, null, 'par À compléter.', ': À compléter mois', 'pays : À compléter'],
  ['Régie du Lac', 6, 'SG', 'par Régie du Lac.', ': 6 mois', 'pays : Singapour'],
])(
  'the legal pages say the publisher, the logs, the country: %s, %s, %s',
  async (name, logMonths, emailServiceCountry, ...said) => {
    const publisher = { ...known.publisher, name };
    const privacy = { logMonths, emailServiceCountry };
    vi.doMock('../../../src/site/facts.ts', () => ({ facts: { ...known, publisher, privacy } }));
    const { pageI18n } = await import('../../../src/i18n/page-i18n.ts');
    const i18n = pageI18n('fr');
    const articles = [
      i18n.getFixedT('fr', 'mentions-legales')(($) => $.articles, { returnObjects: true }),
      i18n.getFixedT('fr', 'politique-de-confidentialite')(($) => $.articles, { returnObjects: true }),
    ];
    const text = JSON.stringify(articles).replace(/\s/g, ' ');
    for (const words of said) expect(text).toContain(words);
  },
);

test('the words of a language are read once, however many pages say them', async () => {
  const { pageI18n } = await import('../../../src/i18n/page-i18n.ts');
  expect(pageI18n('fr')).toBe(pageI18n('fr'));
});
