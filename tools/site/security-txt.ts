import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../src/site/settings.ts';
import type { BuiltLanguage } from '../i18n/built-languages.ts';

/** Days for which the contact stays valid; RFC 9116 wants less than a year. */
const validDays = 360;

/**
 * Writes `/.well-known/security.txt` (RFC 9116) from the site's facts. The date is that of the build's day, or of
 * `SOURCE_DATE_EPOCH`, so that two builds of a day give the same bytes.
 */
export async function writeSecurityTxt(
  dir: string,
  settings: Settings,
  languages: readonly Pick<BuiltLanguage, 'tag' | 'status'>[],
): Promise<void> {
  const built = process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now();
  if (!Number.isFinite(built)) {
    throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970; it is "${process.env.SOURCE_DATE_EPOCH}".`);
  }
  const expires = new Date(built + validDays * 86_400_000).toISOString().slice(0, 10);
  const tags = languages.filter(({ status }) => status === 'published').map(({ tag }) => tag);
  const lines = [
    `Contact: mailto:${settings.contactEmail}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${tags.join(', ')}`,
    `Canonical: ${settings.origin}/.well-known/security.txt`,
  ];
  await mkdir(join(dir, '.well-known'), { recursive: true });
  await writeFile(join(dir, '.well-known', 'security.txt'), `${lines.join('\n')}\n`);
}
