import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailto } from '../../../src/contact/mailto.ts';
import { emailParameters } from '../../../src/contact/parameters.ts';
import { findErrors } from '../../../src/contact/rules.ts';
import { anyDraft, anyText, goodDraft } from './any-text.ts';

const circumstances = { opening: 'demo', source: '/', date: new Date(0), toEmail: 'a@b.example' } as const;

test('whatever keeps the rules is accepted, in every script', () => {
  fc.assert(
    fc.property(goodDraft, (draft) => {
      expect(findErrors(draft)).toEqual({});
    }),
  );
});

test('whatever is typed, a missing field is named and nothing throws', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const errors = findErrors(draft);
      expect('firstName' in errors).toBe(draft.firstName.trim() === '');
      expect('lastName' in errors).toBe(draft.lastName.trim() === '');
      expect('consent' in errors).toBe(!draft.consent);
      expect(errors.email).toBe(
        draft.email.trim() === ''
          ? 'emailRequired'
          : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email)
            ? undefined
            : 'emailFormat',
      );
    }),
  );
});

test('what was typed crosses the wire letter for letter, in every script', () => {
  fc.assert(
    fc.property(goodDraft, (draft) => {
      const sent = JSON.parse(JSON.stringify(emailParameters(draft, circumstances)));
      const { firstName, lastName, email, message } = draft;
      expect(sent).toMatchObject({ firstName, lastName, email, message, fullName: `${firstName} ${lastName}` });
      if (draft.phone.trim()) expect(sent.phone).toBe(draft.phone);
    }),
  );
});

test('whatever was typed makes an address', () => {
  fc.assert(
    fc.property(anyText, anyText, (subject, message) => {
      expect(URL.canParse(mailto('a@b.example', subject.slice(0, 100), message).href)).toBe(true);
    }),
  );
});
