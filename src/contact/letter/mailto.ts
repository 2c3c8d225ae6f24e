import type { Letter } from './fields.ts';

/** Longer addresses are cut or refused by some mail programs (Windows passes about 2,000 characters on). */
const longest = 1900;

/** @returns the whole of what was typed as a letter: the message, then who writes it. */
export function letterText({ message, firstName, lastName, company, email, phone }: Letter): string {
  const signature = [`${firstName} ${lastName}`, company, email, phone].filter((line) => line.trim()).join('\n');
  return `${message}\n\n${signature}`.trim();
}

/**
 * Makes the address that opens the visitor's own mail program with the letter in it (spec §8).
 * @returns the address, and whether it holds the beginning of the letter only.
 */
export function mailto(to: string, subject: string, draft: Letter): { href: string; cut: boolean } {
  let href = `mailto:${to}?subject=${encode(subject)}&body=`;
  // A mail program expects the line ends of e-mail.
  for (const character of letterText(draft).replace(/\r?\n/g, '\r\n')) {
    const longer = href + encode(character);
    if (longer.length > longest) return { href, cut: true };
    href = longer;
  }
  return { href, cut: false };
}

/** A lone surrogate has no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
