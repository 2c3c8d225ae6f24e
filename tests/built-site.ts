import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'node-html-parser';
import { readLanguages } from '../build/locales/read-languages.ts';
import { pageFile, pagePaths } from '../build/page-files.ts';
import { dist, distWithDrafts } from './site-folders.ts';

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** What the publisher has put into `public/`, which is in every site as it is. */
export const publisherFiles = listFiles('public');

function readSite(dir: string, withDrafts: boolean) {
  const files = listFiles(dir).filter((file) => !/\.(br|gz)$/.test(file));
  const pages = pagePaths(readLanguages(withDrafts)).map((path) => {
    const html = readFileSync(join(dir, pageFile(path)), 'utf8');
    const document = parse(html);
    const language = document.querySelector('html')?.getAttribute('lang') ?? '';
    return { path, language, html, document };
  });
  return {
    files,
    /** Every page, 404 pages included: its path in the browser, language, HTML and parsed document. */
    pages,
    languages: [...new Set(pages.map(({ language }) => language))].sort(),
    read: (file: string) => readFileSync(join(dir, file), 'utf8'),
  };
}

export const site = readSite(dist, false);
export const siteWithDrafts = readSite(distWithDrafts, true);

export const frenchPages = site.pages.filter(({ language }) => language === 'fr');
