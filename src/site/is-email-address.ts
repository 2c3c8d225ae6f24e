/**
 * A name, an @, and a domain with a dot inside. The name has what every mail server takes, with single
 * dots inside: nobody could answer to others. The domain has letters, digits and hyphens of any script,
 * which includes `xn--` names.
 */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;

/** @returns whether a text is one e-mail address, for the form (spec §5) and for settings. */
export function isEmailAddress(text: string): boolean {
  return pattern.test(text);
}
