import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../tools/site/list-files.ts';

/** @returns the text of every source file below `folder` whose name matches, by its path from the project's root. */
export async function sources(folder: string, name: RegExp): Promise<[file: string, text: string][]> {
  const files = (await listFiles(folder)).filter((file) => name.test(file)).map((file) => join(folder, file));
  return files.map((file) => [file, readFileSync(file, 'utf8')]);
}
