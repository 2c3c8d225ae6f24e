import type { Language } from '../../src/i18n/languages.ts';
import type { Settings } from '../../src/site/settings.ts';

/** Days for which the contact stays valid; RFC 9116 wants less than a year. */
const validDays = 360;

/**
 * Tells who finds a weakness whom to write to (RFC 9116), from the site's facts. The date is that of the build's day, or
 * of `SOURCE_DATE_EPOCH`, so that two builds of a day give the same bytes.
 */
export function securityTxt(settings: Settings, languages: readonly Pick<Language, 'tag' | 'status'>[]): string {
  const built = process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now();
  if (!Number.isFinite(built)) {
    throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970; it is "${process.env.SOURCE_DATE_EPOCH}".`);
  }
  const expires = new Date(built + validDays * 86_400_000).toISOString().slice(0, 10);
  const tags = languages.filter(({ status }) => status === 'published').map(({ tag }) => tag);
  return `Contact: mailto:${settings.contactEmail}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: ${tags.join(', ')}
Canonical: ${settings.origin}/.well-known/security.txt
`;
}
