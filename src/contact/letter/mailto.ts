import type { Letter } from './draft.ts';

/** Longer addresses are cut or refused by some mail programs (Windows passes about 2,000 characters on). */
const longest = 1900;
/** What of it the visitor's name and ways to be reached may take, so that the message keeps most of the room. */
const longestSignature = 600;

/** @returns the whole of what was typed as a letter: the message, then who writes it. */
export function letterText(draft: Letter): string {
  return `${draft.message}\n\n${signature(draft)}`.trim();
}

/**
 * Makes the address that opens the visitor's own mail program with the letter in it (spec §8).
 * @returns the address, and whether the letter was too long to go in whole.
 */
export function mailto(to: string, subject: string, draft: Letter): { href: string; cut: boolean } {
  const start = `mailto:${to}?subject=${encode(subject)}&body=`;
  const end = encodedUpTo(longestSignature, `\n\n${signature(draft)}`);
  const message = encodedUpTo(longest - start.length - end.text.length, draft.message);
  return { href: start + message.text + end.text, cut: message.cut || end.cut };
}

function signature({ firstName, lastName, company, email, phone }: Letter): string {
  return [`${firstName} ${lastName}`, company, email, phone].filter((line) => line.trim()).join('\n');
}

function encodedUpTo(room: number, text: string): { text: string; cut: boolean } {
  let encoded = '';
  // A mail program expects the line ends of e-mail.
  for (const character of text.replace(/\r?\n/g, '\r\n')) {
    const next = encoded + encode(character);
    if (next.length > room) return { text: encoded, cut: true };
    encoded = next;
  }
  return { text: encoded, cut: false };
}

/** A lone surrogate has no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
