import type { ContactRequest } from '../request.ts';

/** In characters. Some mail programs cut or refuse longer addresses (Windows: about 2,000). */
const maxLength = 1900;

/** @returns the request as text: the message, then the sender. The e-mail has its own subject. */
export function requestText({
  message,
  firstName,
  lastName,
  company,
  email,
  phone,
}: ContactRequest): string {
  const signature = [`${firstName} ${lastName}`, company, email, phone]
    .filter((line) => line.trim())
    .join('\n');
  return `${message}\n\n${signature}`.trim();
}

/**
 * Makes the address that opens the visitor's mail program with the request in it (spec §8).
 * @returns the address, and whether it holds only the beginning of the request.
 */
export function mailto(
  to: string,
  subject: string,
  request: ContactRequest,
): { href: string; isCut: boolean } {
  let href = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  // `encodeURIComponent` throws for half of an emoji.
  const text = requestText(request).replace(/\p{Surrogate}/gu, '\ufffd');
  // Lines of an e-mail end with CRLF.
  for (const character of text.replaceAll('\n', '\r\n')) {
    const longer = href + encodeURIComponent(character);
    if (longer.length > maxLength) {
      return { href, isCut: true };
    }
    href = longer;
  }
  return { href, isCut: false };
}
