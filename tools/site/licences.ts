import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The licences of all that the site ships, linked from the legal notice. Vite writes those of the scripts. */
export const licencesFile = 'licences.txt';

const font = 'node_modules/@fontsource-variable/bricolage-grotesque';

/** Adds the licence of the headings' font, which is no part of any script. */
export async function addFontLicence(dir: string): Promise<void> {
  const { name, version, license } = JSON.parse(await readFile(join(font, 'package.json'), 'utf8'));
  const text = await readFile(join(font, 'LICENSE'), 'utf8');
  await appendFile(join(dir, licencesFile), `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`);
}
