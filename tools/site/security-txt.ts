import type { Language } from '../../src/i18n/languages.ts';
import type { Settings } from '../../src/site/settings.ts';
import { buildDate } from '../../src/site/this-build.ts';

/** Days until the file expires; RFC 9116 asks for less than a year. */
const validDays = 360;
const dayInMilliseconds = 86_400_000;

/** @returns the text of `security.txt`, which says where to report a vulnerability (RFC 9116). */
export function securityTxt(
  settings: Settings,
  languages: readonly Pick<Language, 'tag' | 'status'>[],
): string {
  const expires = new Date(buildDate().getTime() + validDays * dayInMilliseconds);
  const published = languages.filter(({ status }) => status === 'published');
  return `Contact: mailto:${settings.contactEmail}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z
Preferred-Languages: ${published.map(({ tag }) => tag).join(', ')}
Canonical: ${settings.origin}/.well-known/security.txt
`;
}
