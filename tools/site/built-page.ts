import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { addressOf } from '../servers/addresses.ts';
import { listFiles } from './list-files.ts';
import { namesIn, type PageNames } from './page-rules.ts';

/** A page of the build, parsed once for everything that is read from it or changed in it. */
export interface BuiltPage {
  /** Its path in the folder of the build. */
  file: string;
  /** Its path in the browser. */
  address: string;
  document: HTMLElement;
  /** What it has that style sheets can select. */
  names: PageNames;
}

/** @returns all pages of a build, sorted by file. */
export async function readPages(dir: string): Promise<BuiltPage[]> {
  const files = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(dir, file), 'utf8');
      const document = parsePage(html);
      return { file, address: addressOf(file), document, names: namesIn(document) };
    }),
  );
}

/**
 * @returns the document of a page. The content of `<noscript>` is elements too, since it needs its styles. Comments are
 * left out: they are React's, for hydration.
 */
export function parsePage(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** @returns the tag of the language that a page is in. */
export function languageOf(document: HTMLElement): string {
  return document.querySelector('html')?.getAttribute('lang') ?? '';
}

/** Writes a page over the file that it was read from. A no-break space is shorter than the name that JSDOM gives it. */
export async function writePage(dir: string, { file, document }: BuiltPage): Promise<void> {
  await writeFile(join(dir, file), document.toString().replaceAll('&nbsp;', '\u00A0'));
}
