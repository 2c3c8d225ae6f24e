import { expect, test } from 'vitest';
import { cleanEmail, validate } from '../../../src/contact/sending/rules.ts';
import { claire, emptyForm } from '../../sample-visitor.ts';

test('what Claire types, in every test that fills the form in, keeps its rules', () => {
  expect(validate(claire)).toEqual({});
});

test('an empty form gets one message for each required field', () => {
  expect(validate(emptyForm)).toEqual({
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
    email: 'emailRequired',
    message: 'messageRequired',
    consent: 'consentRequired',
  });
});

test.each([
  ['firstName', ' \u00a0\t', 'firstNameRequired'],
  ['lastName', '\u200b\u2060\u3164', 'lastNameRequired'],
  ['email', ' ', 'emailRequired'],
  ['email', 'claire', 'emailFormat'],
  ['email', 'claire@ville', 'emailFormat'],
  ['email', '@ville.fr', 'emailFormat'],
  ['email', 'claire@.fr', 'emailFormat'],
  ['email', 'a@b@ville.fr', 'emailFormat'],
  ['email', 'Claire <a@b.fr>', 'emailFormat'],
  ['email', 'claire@ ville.fr', 'emailFormat'],
  ['email', 'claire @ville.fr', 'emailFormat'],
  ['email', 'cl aire@ville.fr', 'emailFormat'],
  ['email', 'claire@vil le.fr', 'emailFormat'],
  ['email', 'a@b.fr?subject=x', 'emailFormat'],
  ['email', 'mailto:a@b.fr?subject=x', 'emailFormat'],
  ['email', 'a@b.fr!', 'emailFormat'],
  ['email', 'a@b.fr/', 'emailFormat'],
  ['email', 'x,victim@b.fr', 'emailFormat'],
  ['email', 'a@b.fr;c', 'emailFormat'],
  ['email', 'a@b..fr', 'emailFormat'],
  ['email', 'rené@ville.fr', 'emailFormat'],
  ['email', '用户@ville.fr', 'emailFormat'],
  ['email', 'jean.@ville.fr', 'emailFormat'],
  ['email', '.jean@ville.fr', 'emailFormat'],
  ['email', 'a..b@ville.fr', 'emailFormat'],
  ['message', '   court   ', 'messageLength'],
  ['message', '123456789', 'messageLength'],
  ['message', `a${'\u200b'.repeat(9)}`, 'messageLength'],
  ['message', `a${'\u2800'.repeat(5)}${'\u00ad'.repeat(5)}b`, 'messageLength'],
  ['message', '\u2800'.repeat(12), 'messageRequired'],
  ['firstName', '\u2800\u0007', 'firstNameRequired'],
] as const)('a %s of %j gets the message %s', (field, value, key) => {
  expect(validate({ ...claire, [field]: value })).toEqual({ [field]: key });
});

test.each([
  ['email', 'a@b.c'],
  ['email', 'claire@mairie.ville.fr'],
  ['email', 'a@例え.jp'],
  ['email', 'contact@xn--mairie-vreux-heb.fr'],
  ['email', 'helene.d_arc@mairie-évreux.fr'],
  ['email', "o'brien@ville.fr"],
  ['email', 'o’brien+paie@ccas-sud.collectivité.fr'],
  ['email', 'claire@उदाहरण.भारत'],
  ['message', '  1234567890 '],
  ['message', '😀'.repeat(10)],
] as const)('a %s of %j is accepted', (field, value) => {
  expect(validate({ ...claire, [field]: value })).toEqual({});
});

test.each([
  'a@b.fr;',
  'mailto:a@b.fr',
  ' a@b.fr .',
  '<mailto:a@b.fr>',
  '\u202aa@b.fr\u202c',
  'a\u00ad@b.fr,',
])('an address pasted as %j is taken without what is around it', (email) => {
  expect(cleanEmail(email)).toBe('a@b.fr');
  expect(validate({ ...claire, email })).toEqual({});
});

test('an address of 100,000 dots is refused without a long search', () => {
  expect(validate({ ...claire, email: `${'.'.repeat(100_000)}a` })).toEqual({
    email: 'emailFormat',
  });
}, 10_000);
