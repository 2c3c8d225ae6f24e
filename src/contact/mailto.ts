import type { ContactRequest } from './request.ts';

/** Some mail programs cut or refuse longer addresses (Windows passes about 2,000 characters on). */
const longest = 1900;

/** @returns the request as text: the message, then who writes it. The subject is that of the e-mail. */
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
 * Makes the address that opens the visitor's own mail program with the request in it (spec §8).
 * @returns the address, and whether it holds only the beginning of the request.
 */
export function mailto(
  to: string,
  subject: string,
  request: ContactRequest,
): { href: string; isCut: boolean } {
  let href = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  // An address cannot hold half of an emoji.
  const text = requestText(request).replace(/\p{Surrogate}/gu, '\ufffd');
  // E-mail ends its lines so.
  for (const character of text.replaceAll('\n', '\r\n')) {
    const longer = href + encodeURIComponent(character);
    if (longer.length > longest) {
      return { href, isCut: true };
    }
    href = longer;
  }
  return { href, isCut: false };
}
