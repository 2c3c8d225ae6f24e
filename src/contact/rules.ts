import * as v from 'valibot';
import type { Resources } from '../i18n/resources.ts';
import { isEmailAddress } from '../site/email-address.ts';
import { countCharacters, type FieldName, type FormValues } from './request.ts';

/** A key of `errors` in `contact.json`. */
type ErrorKey = Exclude<keyof Resources['contact']['errors'], `summary${string}`>;

const filled = (key: ErrorKey) => v.pipe(v.string(), v.check(isVisible, key));

/** The rules of the form (spec §5), in field order. Each failure is the key of its message. */
const rules = v.object({
  firstName: filled('firstNameRequired'),
  lastName: filled('lastNameRequired'),
  email: v.pipe(
    filled('emailRequired'),
    v.transform(cleanEmail),
    v.check(isEmailAddress, 'emailFormat' satisfies ErrorKey),
  ),
  message: v.pipe(
    filled('messageRequired'),
    v.check((text) => countCharacters(visibleText(text)) >= 10, 'messageLength' satisfies ErrorKey),
  ),
  consent: v.literal(true, 'consentRequired' satisfies ErrorKey),
});

export type Errors = Partial<Record<FieldName, ErrorKey>>;

/** The fields that have a rule, in the order of the form. All of them are required. */
export const requiredFields = Object.keys(rules.entries) as (keyof typeof rules.entries)[];

export function isRequired(field: FieldName): boolean {
  return field in rules.entries;
}

/**
 * Checks the content of the form (spec §5).
 * @returns the key of one message for each wrong field; empty if all can be sent.
 */
export function validate(values: FormValues): Errors {
  const { issues } = v.safeParse(rules, values);
  if (!issues) {
    return {};
  }
  const { nested = {} } = v.flatten<typeof rules>(issues);
  const firstKeys = Object.entries(nested).map(([field, [firstKey]]) => [field, firstKey]);
  return Object.fromEntries(firstKeys);
}

/** @returns whether a text has a visible character. */
export function isVisible(text: string): boolean {
  return visibleText(text) !== '';
}

/** @returns an address without what address books, web pages and sentences put around it. */
export function cleanEmail(text: string): string {
  const withoutStart = visibleText(text).replace(/^<?(?:mailto:)?/i, '');
  // Keep all up to the last character that can end an address.
  const [address = ''] = /^.*[^\s>;,.]/s.exec(withoutStart) ?? [];
  return address;
}

/**
 * Invisible characters that are not whitespace: those without width, the empty Braille pattern and,
 * in the last set, control characters except tabs and line breaks.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|[^\P{Cc}\s]/gu;

/** @returns the visible part of a text, without whitespace around it. */
function visibleText(text: string): string {
  return text.replace(invisible, '').trim();
}
