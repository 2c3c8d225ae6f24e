import * as v from 'valibot';
import type { Resources } from '../i18n/resources.ts';
import type { Draft } from './draft.ts';

/** A key of `errors` in `contact.json`. */
export type ErrorKey = Exclude<keyof Resources['contact']['errors'], `summary${string}`>;

const filled = (key: ErrorKey) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', key),
  );

/** The rules of the form (spec §5), stated once, in the order of the fields; each failure is the key of its message. */
const rules = v.object({
  firstName: filled('firstNameRequired'),
  lastName: filled('lastNameRequired'),
  email: v.pipe(filled('emailRequired'), v.check(looksLikeEmail, 'emailFormat' satisfies ErrorKey)),
  message: v.pipe(
    filled('messageRequired'),
    v.check((text) => countCharacters(text.trim()) >= 10, 'messageLength' satisfies ErrorKey),
  ),
  consent: v.literal(true, 'consentRequired' satisfies ErrorKey),
});

export type CheckedField = keyof v.InferOutput<typeof rules>;
export type Errors = Partial<Record<CheckedField, ErrorKey>>;

/** Fields that have a rule, in the order in which a visitor meets them. */
export const checkedFields = Object.keys(rules.entries) as CheckedField[];

/** Checks a draft (spec §5). @returns the key of one message for each field that is wrong; empty when it can be sent. */
export function findErrors(draft: Draft): Errors {
  const { issues } = v.safeParse(rules, draft);
  const nested = issues && v.flatten<typeof rules>(issues).nested;
  return Object.fromEntries(Object.entries(nested ?? {}).map(([field, [key]]) => [field, key]));
}

/** Something, an @, something with a dot inside, no space. In two steps: one expression takes hours on a long text. */
function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text) && text.slice(text.indexOf('@') + 2, -1).includes('.');
}

/** @returns how many characters a reader sees, near enough: an emoji of two code units counts once. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
