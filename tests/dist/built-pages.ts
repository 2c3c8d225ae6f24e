import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { listTags } from '../../tools/i18n/locale-files.ts';
import { listFiles } from '../../tools/site/list-files.ts';

export const dist = 'dist';

const translations = listTags().filter((tag) => tag !== sourceLanguage);

/** @returns whether a file of `dist/` is of a language that is published beside French. */
export function isTranslated(file: string): boolean {
  return translations.some(
    (tag) => file.split('/').includes(tag) || file.startsWith(`assets/contact-${tag}-`),
  );
}

/** Every built page, the 404 pages included: its file below `dist/`, path, HTML and parsed document. */
export async function builtPages() {
  const files = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
  return files.map((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const path = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
    return { file, path, html, document: parse(html, { comment: true }) };
  });
}

/** The pages of the source language. */
export async function frenchPages() {
  return (await builtPages()).filter(({ file }) => !isTranslated(file));
}
