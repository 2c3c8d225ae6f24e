/** Longer addresses are cut or refused by some mail programs (Windows passes about 2,000 characters on). */
const longest = 1900;

/**
 * Makes the address that opens the visitor's own mail program with the message in it (spec §8).
 * @returns the address, and whether the message was too long to go in whole.
 */
export function mailto(to: string, subject: string, message: string): { href: string; cut: boolean } {
  const start = `mailto:${to}?subject=${encode(subject)}&body=`;
  let body = '';
  // A mail program expects the line ends of e-mail; a lone surrogate has no encoding.
  for (const character of message.replace(/\r?\n/g, '\r\n')) {
    const encoded = encode(character);
    if (start.length + body.length + encoded.length > longest) return { href: start + body, cut: true };
    body += encoded;
  }
  return { href: start + body, cut: false };
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
