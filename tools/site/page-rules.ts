import { globSync, readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';

/** The names that the markup of a page offers to selectors. */
export type PageNames = Pick<ExtractorResultDetailed, 'tags' | 'classes' | 'ids' | 'attributes'>;

/** Every word of every script: any may be a class that it gives, or the tag of an element that it makes. */
export type ScriptWords = ReadonlySet<string>;

/** A style sheet, and the names in its selectors. */
export interface StyleSheet {
  css: string;
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** @returns the names that the elements of a page have. */
export function namesIn(document: HTMLElement): PageNames {
  const elements = document.querySelectorAll('*');
  const attributes = elements.flatMap((element) => Object.entries(element.attributes));
  const valuesOf = (wanted: string) =>
    attributes.filter(([name]) => name === wanted).map(([, value]) => value);
  return {
    tags: distinct(elements.map((element) => element.rawTagName)),
    classes: distinct(valuesOf('class').flatMap((names) => names.split(/\s+/).filter(Boolean))),
    ids: distinct(valuesOf('id')),
    attributes: {
      names: distinct(attributes.map(([name]) => name)),
      values: distinct(attributes.map(([, value]) => value)),
    },
  };
}

/** @returns a style sheet with the names in its selectors. @throws CssSyntaxError that says where it is no CSS. */
export function parseStyleSheet(css: string): StyleSheet {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    const selectors = parseSelectors().astSync(rule.selector);
    selectors.walkTags(({ value }) => void tags.add(value));
    selectors.walkClasses(({ value }) => void classes.add(value));
    selectors.walkAttributes(({ attribute }) => void attributes.add(attribute));
  });
  return { css, tags, classes, attributes };
}

/** @returns the rules of a style sheet that a page needs: all their names are in the page or in a script. */
export async function rulesFor(
  page: PageNames,
  sheet: StyleSheet,
  scripts: ScriptWords,
): Promise<string> {
  const { css } = await purge(sheet, page, scripts);
  return css;
}

/**
 * Refuses selectors that no page needs.
 * @param pages the names of every page.
 * @param files the style sheets, as a glob.
 * @throws Error that names the selector and its style sheet.
 */
export async function refuseStaleRules(
  pages: readonly PageNames[],
  scripts: ScriptWords,
  files = 'src/**/*.css',
): Promise<void> {
  const site = mergeNames(pages);
  // There may be no language yet that is written from right to left.
  site.attributes.values.push('rtl');
  // A release has no fact left to mark as missing.
  site.tags.push('mark');
  site.classes.push('to-complete');
  for (const file of globSync(files)) {
    const sheet = parseStyleSheet(readFileSync(file, 'utf8'));
    const { rejected = [] } = await purge(sheet, site, scripts);
    const [stale] = rejected;
    if (stale) {
      const selector = stale.trim();
      throw new Error(`${file} has a rule for "${selector}", which no page has: is it misspelt?`);
    }
  }
}

async function purge(sheet: StyleSheet, page: PageNames, scripts: ScriptWords) {
  const isOfScript = (name: string) => scripts.has(name);
  const names = {
    ...page,
    tags: [...page.tags, ...[...sheet.tags].filter(isOfScript)],
    classes: [...page.classes, ...[...sheet.classes].filter(isOfScript)],
  };
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: sheet.css }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => ({ ...names, undetermined: [] }),
    // Scripts give states by properties too, such as `dataset.status`, whose words are not those of the attribute.
    dynamicAttributes: [...sheet.attributes].filter((name) => /^(aria|data)-/.test(name)),
    // Otherwise a rule of pseudo-classes alone, such as `:focus-visible`, would go.
    safelist: [/^:/],
    rejected: true,
  });
  if (!result) {
    throw new Error('PurgeCSS has returned no style sheet.');
  }
  return result;
}

function mergeNames(pages: readonly PageNames[]): PageNames {
  return {
    tags: distinct(pages.flatMap(({ tags }) => tags)),
    classes: distinct(pages.flatMap(({ classes }) => classes)),
    ids: distinct(pages.flatMap(({ ids }) => ids)),
    attributes: {
      names: distinct(pages.flatMap(({ attributes }) => attributes.names)),
      values: distinct(pages.flatMap(({ attributes }) => attributes.values)),
    },
  };
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
