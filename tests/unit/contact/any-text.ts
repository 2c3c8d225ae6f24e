import fc from 'fast-check';
import type { Draft } from '../../../src/contact/letter/draft.ts';

const scripts = [
  'Zoë Brûlé',
  '王小明',
  'Αθηνά',
  'Юлия',
  'عَبْد',
  'ነጋሽ',
  'ສົມໃຈ',
  "O'Brien",
  '<b>"Léa" & Cⁱᵉ</b>',
  '🧑‍🏫🇫🇷',
  '\uD800',
  '{{{x}}}',
];

/** Text as people type it, and as nobody does: every script, quotes, markup, emoji, lone surrogates, blanks. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...scripts),
  fc.constantFrom('', ' ', '\u00a0\t\n', 'a@b.fr', 'a@b', 'a b@c.fr', '@', '.@.'),
);

const filledText = fc.tuple(anyText, fc.constantFrom(...scripts)).map((parts) => parts.join(''));

const subject = fc.constantFrom('', 'demo', 'pricing', 'hosting', 'deployment', 'technical', 'other') as fc.Arbitrary<
  Draft['subject']
>;

export const anyDraft: fc.Arbitrary<Draft> = fc.record({
  firstName: anyText,
  lastName: anyText,
  email: anyText,
  phone: anyText,
  company: anyText,
  subject,
  message: anyText,
  consent: fc.boolean(),
  trap: fc.constant(''),
});

const noSpace = anyText.map((text) => `x${text.replace(/[\s@]/g, '')}`);

/** Drafts that keep every rule. */
export const goodDraft: fc.Arbitrary<Draft> = fc.record({
  firstName: filledText,
  lastName: filledText,
  email: fc.tuple(noSpace, noSpace, noSpace).map(([name, host, zone]) => `${name}@${host}.${zone}`),
  phone: anyText,
  company: anyText,
  subject,
  message: anyText.map((text) => `Bonjour ${text} à bientôt`),
  consent: fc.constant(true),
  trap: fc.constant(''),
});
