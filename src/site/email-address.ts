/**
 * Something, an @, a domain with a dot inside. Before the @ no blank, and none of the signs that stand between or around
 * addresses; after it letters, digits and hyphens of any script, or of `xn--` names.
 */
const pattern = /^[^\s@,;:<>()[\]"\\]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;

/** @returns whether a text is one e-mail address: the one rule for what visitors type (spec §5) and for the settings. */
export function isEmailAddress(text: string): boolean {
  return pattern.test(text);
}
