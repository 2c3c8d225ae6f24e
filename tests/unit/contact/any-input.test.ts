import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailto } from '../../../src/contact/letter/mailto.ts';
import { cleanEmail, findErrors, isVisible } from '../../../src/contact/letter/rules.ts';
import { emailParameters } from '../../../src/contact/sending/parameters.ts';
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
      expect('firstName' in errors).toBe(!isVisible(draft.firstName));
      expect('lastName' in errors).toBe(!isVisible(draft.lastName));
      expect('consent' in errors).toBe(!draft.consent);
      expect(errors.email).toBe(
        !isVisible(draft.email)
          ? 'emailRequired'
          : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cleanEmail(draft.email))
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
      const { firstName, lastName, message } = draft;
      const email = cleanEmail(draft.email);
      expect(sent).toMatchObject({ firstName, lastName, email, message, fullName: `${firstName} ${lastName}` });
      if (isVisible(draft.phone)) expect(sent.phone).toBe(draft.phone);
    }),
  );
});

test('whatever was typed makes an address', () => {
  fc.assert(
    fc.property(anyText, anyDraft, (subject, draft) => {
      expect(URL.canParse(mailto('a@b.example', subject.slice(0, 100), draft).href)).toBe(true);
    }),
  );
});
