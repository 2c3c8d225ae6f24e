import { beforeEach, expect, test, vi } from 'vitest';
import { type Facts, facts } from '../../../src/site/facts.ts';

const known: Facts = facts;
beforeEach(() => vi.resetModules());

test.each([
  [null, null, null, 'par À compléter.', ': À compléter mois', 'pays : À compléter'],
  ['Régie du Lac', 6, 'SG', 'par Régie du Lac.', ': 6 mois', 'pays : Singapour'],
])(
  'the legal pages say their date, the publisher, the logs, the country: %s, %s, %s',
  async (name, logMonths, emailServiceCountry, ...said) => {
    const publisher = { ...known.publisher, name };
    const privacy = { ...known.privacy, logMonths, emailServiceCountry };
    vi.doMock('../../../src/site/facts.ts', () => ({ facts: { ...known, publisher, privacy } }));
    const { pageI18n } = await import('../../../src/i18n/page-i18n.ts');
    const i18n = pageI18n('fr');
    const texts = [
      i18n.getFixedT('fr', 'cgu')(($) => $.effective),
      i18n.getFixedT('fr', 'mentions-legales')(($) => $.articles, { returnObjects: true }),
      i18n.getFixedT('fr', 'politique-de-confidentialite')(($) => $.articles, { returnObjects: true }),
    ];
    const text = JSON.stringify(texts).replace(/\s/g, ' ');
    for (const words of ['26 septembre 2025', ...said]) expect(text).toContain(words);
  },
);
