import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subjects } from '../../../locales/fr/email.json';
import type { Draft, Subject } from '../../../src/contact/letter/fields.ts';
import { mailto } from '../../../src/contact/letter/mailto.ts';
import { cleanEmail, findErrors } from '../../../src/contact/letter/rules.ts';
import { emailParameters } from '../../../src/contact/sending/parameters.ts';

const scripts = ['Zoë Brûlé', '王小明', 'عَبْد', 'ສົມໃຈ', '<b>"Léa" & Cⁱᵉ</b>', '🧑‍🏫🇫🇷', '\uD800', '{{{x}}}'];

/** Text as people type it, and as nobody does: every script, quotes, markup, emoji, lone surrogates, blanks. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...scripts, '', ' ', '\u00a0\t\n', 'a@b.fr', 'a@b', '@', '.@.'),
);
const filledText = fc.tuple(anyText, fc.constantFrom(...scripts)).map((parts) => parts.join(''));
const addressPart = anyText.map((text) => `x${text.replace(/[\s@.,;:<>()[\]"\\]/g, '')}`);

const anyDraft: fc.Arbitrary<Draft> = fc.record({
  firstName: anyText,
  lastName: anyText,
  email: anyText,
  phone: anyText,
  company: anyText,
  subject: fc.constantFrom('', ...(Object.keys(subjects) as Subject[])),
  message: anyText,
  consent: fc.boolean(),
  trap: fc.constant(''),
});

/** Drafts that keep every rule. */
const goodDraft = fc
  .tuple(anyDraft, filledText, filledText, fc.array(addressPart, { minLength: 3, maxLength: 3 }))
  .map(([draft, firstName, lastName, [name, host, zone]]): Draft => {
    const message = `Bonjour ${draft.message} à bientôt`;
    return { ...draft, firstName, lastName, email: `${name}@${host}.${zone}`, message, consent: true };
  });

test('whatever keeps the rules is accepted and crosses the wire letter for letter, in every script', () => {
  const circumstances = { opening: 'demo', source: '/', date: new Date(0), toEmail: 'a@b.example' } as const;
  fc.assert(
    fc.property(goodDraft, (draft) => {
      expect(findErrors(draft)).toEqual({});
      const { firstName, lastName, message } = draft;
      const email = cleanEmail(draft.email);
      const sent = JSON.parse(JSON.stringify(emailParameters(draft, circumstances)));
      expect(sent).toMatchObject({ firstName, lastName, email, message, fullName: `${firstName} ${lastName}` });
    }),
  );
});

test('whatever was typed is judged, and makes an address', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect('consent' in findErrors(draft)).toBe(!draft.consent);
      expect(URL.canParse(mailto('a@b.example', draft.company.slice(0, 100), draft).href)).toBe(true);
    }),
  );
});
