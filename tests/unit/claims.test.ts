import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import policy from '../../locales/fr/politique-de-confidentialite.json';
import type { ContactRequest } from '../../src/contact/request.ts';
import { requiredFields } from '../../src/contact/rules.ts';
import { facts } from '../../src/site/facts.ts';
import { compareWithFrench } from '../../tools/i18n/check/language.ts';

/** A figure, or a word by which a sentence promises something. */
const promise =
  /\d|compris|inclus|gratuit|garanti|toujours|jamais|aucun|automatique|temps réel|support(?!é)|soutien|RGPD|conform|situé|sous-trait|contrat|délai|unique|entièrement|couvert|sauvegard|personnalisé|accompagn|fondée?\b|validées? deux|par rôle|les rôles|conseill|proposer|prises en charge|généré|payant/i;

/** Words by which a sentence counts customers or has them speak. */
const reference = new RegExp(
  '(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|cinquante|cent|mille|dizaines?|centaines?' +
    '|milliers?|plusieurs|nombreuses|nos) (d[e’] ?)?(collectivités|communes|villes|mairies|clients)' +
    '|témoign|racont|recommand|font confiance|ont choisi|ont adopté',
  'i',
);

const plain = (text: string) =>
  text
    .replace(/<\/?\w+\/?>/g, '')
    .replace(/\s/g, ' ')
    .replaceAll('\u2011', '-');

const ledger = readFileSync('docs/claims.md', 'utf8');
const rows = [...ledger.matchAll(/^\| `([^`]+)` \| (.+?) \| (.+?) \|$/gm)].map(
  ([, key = '', words = '', source = '']) => ({
    key,
    words: plain(words),
    source,
  }),
);
const openPoints = [...ledger.matchAll(/^(\d+)\. /gm)].map(([, number]) => number);

const texts = compareWithFrench('fr')
  .comparison.translations.map(({ key, french }) => ({ key, text: plain(french) }))
  .filter(({ key }) => !/\.(keywords|fields|errors)(\.|$)/.test(key));

const covers = (row: string, key: string) =>
  row.endsWith('.*') ? key.startsWith(row.slice(0, -1)) : row === key;

describe.each(rows)('$key: « $words »', ({ key, words, source }) => {
  test('stands in the copy, and names its source', () => {
    expect(texts.filter((text) => covers(key, text.key) && text.text.includes(words))).not.toEqual(
      [],
    );
    expect(source).toMatch(/^((Spéc\. §|Faits §|§|À confirmer )\d+(, |$))+$/);
    for (const [, number] of source.matchAll(/À confirmer (\d+)/g)) {
      expect(openPoints).toContain(number);
    }
  });
});

test('every sentence with a figure or a promise has its line in docs/claims.md', () => {
  const unheld = texts.flatMap(({ key, text }) => {
    const lines = rows.filter((row) => covers(row.key, key));
    const isOfGroup = lines.some((row) => row.key.endsWith('.*'));
    // A line for a group answers for what its texts promise, not for customers of whom they speak.
    const claims = (sentence: string) =>
      reference.test(sentence) || (!isOfGroup && promise.test(sentence));
    return text
      .split(/(?<=[.!?;])(?<!art\.) /)
      .filter(
        (sentence) => claims(sentence) && !lines.some(({ words }) => sentence.includes(words)),
      )
      .map((sentence) => `${key}: ${sentence}`);
  });
  expect(unheld).toEqual([]);
});

test('docs/claims.md asks the publisher for every fact of the software, by its key', () => {
  const asked = [...ledger.matchAll(/^- `software\.(\w+)` : .*\?/gm)].map(([, key]) => key);
  expect(asked).toEqual(Object.keys(facts.software));
});

describe('the privacy policy', () => {
  /** What the policy calls each field of the form. */
  const names: Record<keyof ContactRequest, string> = {
    firstName: 'prénom',
    lastName: 'nom',
    email: 'adresse email',
    phone: 'téléphone',
    company: 'organisme',
    subject: 'objet',
    message: 'message',
  };
  const items = Object.values(policy.articles['donnees-collectees'].body).filter((line) =>
    line.startsWith('- '),
  );

  test.each(Object.entries(names))(
    'names the field %s, « %s », and says « (facultatif) » as the form does',
    (field, name) => {
      const item = items.find((line) => line.includes(name));
      expect(
        item,
        'locales/fr/politique-de-confidentialite.json, donnees-collectees',
      ).toBeDefined();
      const isOptional = !requiredFields.some((required) => required === field);
      expect(item?.includes('(facultatif)'), item).toBe(isOptional);
    },
  );
});

test('§2: wherever the time of a deployment is told, it is two to four weeks', () => {
  const told = texts.flatMap(({ key, text }) =>
    [...text.matchAll(/\d+ à \d+ semaines/g)].map(([weeks]) => `${key}: ${weeks}`),
  );
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((weeks) => !weeks.endsWith(': 2 à 4 semaines'))).toEqual([]);
});
