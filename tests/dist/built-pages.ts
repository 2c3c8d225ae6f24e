import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { listFiles } from '../../tools/site/list-files.ts';

export const dist = 'dist';

/** Every page that was built, the 404 pages included: its file below `dist/`, its address, and what it says. */
export async function builtPages() {
  const files = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
  return files.map((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const path = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
    return { file, path, html, document: parse(html, { comment: true }) };
  });
}
