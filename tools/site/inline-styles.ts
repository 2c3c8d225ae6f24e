import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './built-page.ts';
import { headingFaces } from './heading-font.ts';
import { parseStyleSheet, rulesFor, type ScriptWords, type StyleSheet } from './page-rules.ts';

/** What the pages of a build share: its folder, its style sheet, and the words of its scripts. */
export interface BuiltAssets {
  dir: string;
  sheet: StyleSheet;
  scripts: ScriptWords;
}

/** @param dir folder of the built site, in which Vite has written one style sheet for all pages. */
export function readAssets(dir: string): BuiltAssets {
  const readAll = (files: string) =>
    globSync(files, { cwd: dir }).map((file) => readFileSync(join(dir, file), 'utf8'));
  const css = readAll('assets/app-*.css').join('').trim();
  const words = readAll('assets/*.js').flatMap((script) => script.split(/[\s"'`]+/));
  return { dir, sheet: parseStyleSheet(css), scripts: new Set(words) };
}

/**
 * Replaces the link to the style sheet by the rules that the page needs, so that its first paint waits for one response.
 * @throws Error that names the page and a class of it for which no style sheet has a rule.
 */
export async function inlineStyles(
  { address, document, names }: BuiltPage,
  { dir, sheet, scripts }: BuiltAssets,
): Promise<void> {
  const unknown = names.classes.find((name) => !sheet.classes.has(name));
  if (unknown) {
    throw new Error(
      `The page ${address} has the class "${unknown}", which has no style: is it misspelt?`,
    );
  }
  const language = document.querySelector('html')?.getAttribute('lang') ?? '';
  const faces = await headingFaces(language, dir);
  const rules = await rulesFor(names, sheet, scripts);
  // Two elements, so that the policy has few hashes: pages of a language share the faces, translations share the rules.
  const styles = `<style>${faces}</style><style>${rules}</style>`;
  document.querySelector('link[rel=stylesheet]')?.replaceWith(styles);
}
