import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontPackage } from './font-subset.ts';

/** The licences of all that the site ships, linked from the legal notice. Vite writes those of the scripts. */
export const licencesFile = 'licences.txt';

/** Adds the licence of the headings' font, which is no part of any script. */
export async function addFontLicence(dir: string): Promise<void> {
  const { name, version, license } = JSON.parse(await readFile(join(fontPackage, 'package.json'), 'utf8'));
  const text = await readFile(join(fontPackage, 'LICENSE'), 'utf8');
  await appendFile(join(dir, licencesFile), `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`);
}
