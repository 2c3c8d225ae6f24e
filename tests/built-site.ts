import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'node-html-parser';

/** The folder of the site that ships, with the settings of the tests. */
export const dist = 'dist-test';

/** The same site with the languages that are still drafts. */
const distWithDrafts = 'dist-drafts';

function readSite(dir: string) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(join(dir, file), 'utf8');
      const document = parse(html);
      const language = document.querySelector('html')?.getAttribute('lang') ?? '';
      return { path: `/${file.replace(/(index)?\.html$/, '')}`, language, html, document };
    });
  return {
    files,
    /** Every page, 404 pages included: its path in the browser, language, HTML and parsed document. */
    pages,
    languages: [...new Set(pages.map(({ language }) => language))].sort(),
    read: (file: string) => readFileSync(join(dir, file), 'utf8'),
  };
}

export const site = readSite(dist);
export const siteWithDrafts = readSite(distWithDrafts);

export const frenchPages = site.pages.filter(({ language }) => language === 'fr');
