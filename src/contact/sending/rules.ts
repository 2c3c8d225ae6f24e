import { isEmailAddress } from '../../site/is-email-address.ts';
import {
  countCharacters,
  type ErrorKey,
  type Errors,
  type FormValues,
  type RequiredField,
  requiredFields,
} from '../request.ts';

/** The fewest characters of a message (spec §9). */
const minMessageLength = 10;

/** @returns the key of the message for a wrong field; undefined if it can be sent. */
type Rule = (values: FormValues) => ErrorKey | undefined;

/** The rules of the form (spec §5). */
const rules: Record<RequiredField, Rule> = {
  firstName({ firstName }) {
    return hasVisibleText(firstName) ? undefined : 'firstNameRequired';
  },
  lastName({ lastName }) {
    return hasVisibleText(lastName) ? undefined : 'lastNameRequired';
  },
  email({ email }) {
    if (!hasVisibleText(email)) {
      return 'emailRequired';
    }
    return isEmailAddress(cleanEmail(email)) ? undefined : 'emailFormat';
  },
  message({ message }) {
    if (!hasVisibleText(message)) {
      return 'messageRequired';
    }
    return countCharacters(visibleText(message)) < minMessageLength ? 'messageLength' : undefined;
  },
  consent({ consent }) {
    return consent ? undefined : 'consentRequired';
  },
};

/**
 * Checks the content of the form (spec §5).
 * @returns the key of one message for each wrong field; empty if all can be sent.
 */
export function validate(values: FormValues): Errors {
  const errors = requiredFields.map((field) => [field, rules[field](values)]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** @returns whether a text has a visible character. */
export function hasVisibleText(text: string): boolean {
  return visibleText(text) !== '';
}

/** @returns an address without what address books, web pages and sentences put around it. */
export function cleanEmail(text: string): string {
  // Phones type « ’ » where an address has an apostrophe.
  const withoutStart = visibleText(text)
    .replace(/^<?(?:mailto:)?/i, '')
    .replaceAll('’', "'");
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
