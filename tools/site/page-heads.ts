import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { listFiles } from './list-files.ts';

/** @returns what each built page says of itself, in the order of their files; its body is left aside. */
export async function pageHeads(dir: string): Promise<HTMLElement[]> {
  const pages = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    pages.map(async (file) => parse((await readFile(join(dir, file), 'utf8')).split('</head>')[0] ?? '')),
  );
}
