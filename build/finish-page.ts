import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Settings } from '../src/site/settings.ts';
import { pageFile } from './page-files.ts';
import { policyMeta } from './security-policy.ts';

export interface BuiltPage {
  /** Its path in the folder of the site. */
  file: string;
  /** Its path in the browser. */
  path: string;
  language: string;
  document: HTMLElement;
}

/**
 * What vite-react-ssg writes for pages that React hydrates as a whole: the router's state, and
 * preloads, which delay the first paint. It has no option to leave them out
 * (https://github.com/Daydreamer-riri/vite-react-ssg/issues/76).
 */
const leftovers = 'script:not([src], [type]), link[rel=modulepreload], link[rel=preload]';

/**
 * Signs of what i18next does not refuse: a missing value, half a variable such as `{{product`, a
 * router error.
 */
const wrongValue = /\bundefined\b|\[object \w|\bNaN\b|\{\{|Unexpected Application Error/;

/** What scripts read: a text in it may have a variable that a script fills in (`src/i18n/fill-in.ts`). */
const dataAttribute = / data-[\w-]+="[^"]*"/g;

/**
 * Reads the pages that vite-react-ssg has rendered, without comments and what only hydration needs.
 * @throws Error, in French, for a file of `public/` that has been written over by a page of its name.
 */
export function readPages(dir: string, paths: string[]): Promise<BuiltPage[]> {
  return Promise.all(paths.map((path) => readPage(dir, path)));
}

async function readPage(dir: string, path: string): Promise<BuiltPage> {
  const file = pageFile(path);
  if (existsSync(join('public', file))) {
    throw new Error(`public/${file} porte le nom d’une page du site : donnez-lui-en un autre.`);
  }
  const html = await readFile(join(dir, file), 'utf8');
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  removeLeftovers(document);
  const language = document.querySelector('html')?.getAttribute('lang') ?? '';
  return { file, path, language, document };
}

/**
 * Turns a page that vite-react-ssg rendered into the published page.
 * @param styles the page's style sheet, inlined so that the first paint needs one response.
 * @throws Error that names the page, and what it lacks or shows by mistake.
 */
export function finishPage({ path, document }: BuiltPage, styles: string, settings: Settings) {
  refuseWrongValues(path, document.toString());
  const find = (selector: string): HTMLElement => {
    const element = document.querySelector(selector);
    if (!element) {
      throw new Error(`The page ${path} has no ${selector}`);
    }
    return element;
  };
  find('link[rel=stylesheet]').remove();
  // Programs that draw a preview card give up at the styles, or read 32 kB at most.
  find('head').insertAdjacentHTML('beforeend', `<style>${styles}</style>`);
  // The security policy comes first, because it governs only what follows it.
  find('meta[charset]').insertAdjacentHTML('afterend', policyMeta(settings, styles));
}

/** Writes a page over its file. No-break spaces become characters, to save bytes. */
export async function writePage(dir: string, { file, document }: BuiltPage): Promise<void> {
  await writeFile(join(dir, file), document.toString().replaceAll('&nbsp;', '\u00A0'));
}

function removeLeftovers(document: HTMLElement): void {
  for (const element of document.querySelectorAll(leftovers)) {
    element.remove();
  }
  const body = document.querySelector('body');
  body?.removeAttribute('id');
  body?.removeAttribute('data-server-rendered');
}

function refuseWrongValues(path: string, html: string): void {
  const shown = html.replace(dataAttribute, '');
  const position = shown.search(wrongValue);
  if (position < 0) {
    return;
  }
  const around = shown.slice(Math.max(0, position - 60), position + 60).replace(/\s+/g, ' ');
  throw new Error(`The page ${path} shows a placeholder or a wrong value: ${around}`);
}
