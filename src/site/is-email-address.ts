/**
 * Some text, an @, and a domain with a dot inside. Before the @ there are no spaces and none of the
 * characters that separate or surround addresses. The domain has letters, digits and hyphens of any
 * script, which includes `xn--` names.
 */
const pattern = /^[^\s@,;:<>()[\]"\\]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;

/** @returns whether a text is one e-mail address, for the form (spec §5) and for settings. */
export function isEmailAddress(text: string): boolean {
  return pattern.test(text);
}
