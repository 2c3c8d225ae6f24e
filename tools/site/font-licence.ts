import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontPackage } from './font-subset.ts';

/** The licences of everything that is shipped, linked from the legal notice. Vite writes those of the scripts. */
export const licencesFile = 'licences.txt';

/** Adds the licence of the headings' font, which is in no script. */
export async function addFontLicence(dir: string): Promise<void> {
  const description = await readFile(join(fontPackage, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(description);
  const text = await readFile(join(fontPackage, 'LICENSE'), 'utf8');
  const entry = `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
  await appendFile(join(dir, licencesFile), entry);
}
