import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage } from './built-page.ts';
import { parseStyleSheet, type ScriptWords, type StyleSheet } from './page-rules.ts';

/** What Vite has built for all pages: one style sheet, and the words of the scripts. */
export interface BuiltAssets {
  sheet: StyleSheet;
  scripts: ScriptWords;
}

/** @param dir folder of the built site. */
export function readAssets(dir: string): BuiltAssets {
  const readAll = (pattern: string) =>
    globSync(pattern, { cwd: dir }).map((file) => readFileSync(join(dir, file), 'utf8'));
  const css = readAll('assets/app-*.css').join('').trim();
  const words = readAll('assets/*.js').flatMap((script) => script.split(/[\s"'`]+/));
  return { sheet: parseStyleSheet(css), scripts: new Set(words) };
}

/**
 * Groups pages that have the same classes and direction, as translations of one page have, so that their rules are
 * chosen once: for one page that takes longer than all other steps together.
 */
export function groupByStyles(pages: readonly BuiltPage[]): BuiltPage[][] {
  const groups = Map.groupBy(pages, ({ document, names }) => {
    const direction = document.querySelector('html')?.getAttribute('dir');
    return [direction, ...names.classes.toSorted()].join(' ');
  });
  return [...groups.values()];
}

/**
 * Replaces the link to the style sheet by the rules themselves, so that the first paint waits for one response.
 * @param faces the `@font-face` rules of the page's language.
 * @param rules the rules that the page needs.
 */
export function inlineStyles(document: HTMLElement, faces: string, rules: string): void {
  // Two elements, so that the policy has few hashes: pages of a language share the faces, translations share the rules.
  const styles = `<style>${faces}</style><style>${rules}</style>`;
  document.querySelector('link[rel=stylesheet]')?.replaceWith(styles);
}
