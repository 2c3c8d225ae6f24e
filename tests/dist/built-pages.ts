import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { listFiles } from '../../tools/site/list-files.ts';

export const dist = 'dist';

interface BuiltPage {
  /** File below `dist/`. */
  file: string;
  /** Address on the site. */
  path: string;
  html: string;
  document: HTMLElement;
}

/** Every page that was built, the 404 pages included. */
export async function builtPages(): Promise<BuiltPage[]> {
  const files = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
  return files.map((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const path = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
    return { file, path, html, document: parse(html, { comment: true }) };
  });
}
