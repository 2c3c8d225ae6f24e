import * as v from 'valibot';
import type { Resources } from '../../i18n/resources.ts';
import { countCharacters, type Draft } from './letter.ts';

/** A key of `errors` in `contact.json`. */
type ErrorKey = Exclude<keyof Resources['contact']['errors'], `summary${string}`>;

const filled = (key: ErrorKey) => v.pipe(v.string(), v.check(isVisible, key));

/** The rules of the form (spec §5), stated once, in the order of the fields; each failure is the key of its message. */
const rules = v.object({
  firstName: filled('firstNameRequired'),
  lastName: filled('lastNameRequired'),
  email: v.pipe(
    filled('emailRequired'),
    v.transform(cleanEmail),
    v.check(looksLikeEmail, 'emailFormat' satisfies ErrorKey),
  ),
  message: v.pipe(
    filled('messageRequired'),
    v.check((text) => countCharacters(text.trim()) >= 10, 'messageLength' satisfies ErrorKey),
  ),
  consent: v.literal(true, 'consentRequired' satisfies ErrorKey),
});

export type Errors = Partial<Record<keyof Draft, ErrorKey>>;

/** Fields that have a rule, in the order in which a visitor meets them. */
export const checkedFields = Object.keys(rules.entries) as (keyof Draft)[];

/** Checks a draft (spec §5). @returns the key of one message for each field that is wrong; empty when it can be sent. */
export function findErrors(draft: Draft): Errors {
  const { issues } = v.safeParse(rules, draft);
  const nested = issues && v.flatten<typeof rules>(issues).nested;
  return Object.fromEntries(Object.entries(nested ?? {}).map(([field, [key]]) => [field, key]));
}

/** @returns whether a reader sees anything of it: blanks and signs without a width are nothing. */
export function isVisible(text: string): boolean {
  return whatIsSeen(text) !== '';
}

/** @returns an address without what address books, web pages and sentences put around it when it is copied. */
export function cleanEmail(text: string): string {
  const visible = whatIsSeen(text);
  let end = visible.length;
  while (/[\s>;,.]/.test(visible.charAt(end - 1))) end--;
  return visible.slice(0, end).replace(/^<?(?:mailto:)?/i, '');
}

function whatIsSeen(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
}

/**
 * Something, an @, something with a dot inside; no space, and none of the signs that stand between or around addresses.
 * In steps: one expression takes hours on a long text.
 */
function looksLikeEmail(text: string): boolean {
  const [name = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  return (
    name !== '' && rest.length === 0 && labels.length > 1 && !labels.includes('') && !/[\s,;:<>()[\]"\\]/.test(text)
  );
}
