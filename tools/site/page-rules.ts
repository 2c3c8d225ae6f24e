import { globSync, readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';

/** What a page has that a selector can name: its tags, classes, ids, and attributes with their values. */
export type PageNames = Pick<ExtractorResultDetailed, 'tags' | 'classes' | 'ids' | 'attributes'>;

/** Every word of every script: any may be a class that it gives, or the tag of an element that it makes. */
export type ScriptWords = ReadonlySet<string>;

/** A style sheet, and what its selectors name. */
export interface StyleSheet {
  css: string;
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** @returns what the elements of a page have. */
export function namesIn(document: HTMLElement): PageNames {
  const elements = document.querySelectorAll('*');
  const attributes = elements.flatMap((element) => Object.entries(element.attributes));
  const valuesOf = (attribute: string) =>
    attributes.filter(([name]) => name === attribute).map(([, value]) => value);
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

/** @returns what several pages have. */
export function mergeNames(pages: readonly PageNames[]): PageNames {
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

/** @returns a style sheet, and what its selectors name. @throws CssSyntaxError that says where it is no CSS. */
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

/** @returns the rules of a style sheet that a page needs: all that they name is in the page or in a script. */
export async function rulesFor(
  page: PageNames,
  sheet: StyleSheet,
  scripts: ScriptWords,
): Promise<string> {
  const { css } = await purge(sheet, page, scripts);
  return css;
}

/** @throws Error that names the page and a class of it for which no style sheet has a rule. */
export function refuseUnknownClasses(address: string, page: PageNames, sheet: StyleSheet): void {
  const unknown = page.classes.find((name) => !sheet.classes.has(name));
  if (unknown) {
    throw new Error(
      `The page ${address} has the class "${unknown}", which has no style: is it misspelt?`,
    );
  }
}

/**
 * Refuses selectors of the sources that no page needs.
 * @param pages what every page has.
 * @param sheets glob of the style sheets.
 * @throws Error that names the selector and its style sheet.
 */
export async function refuseStaleRules(
  pages: readonly PageNames[],
  scripts: ScriptWords,
  sheets = 'src/**/*.css',
): Promise<void> {
  const site = withRareNames(mergeNames(pages));
  for (const file of globSync(sheets)) {
    const sheet = parseStyleSheet(readFileSync(file, 'utf8'));
    const { rejected = [] } = await purge(sheet, site, scripts);
    const [stale] = rejected;
    if (stale) {
      const selector = stale.trim();
      throw new Error(`${file} has a rule for "${selector}", which no page has: is it misspelt?`);
    }
  }
}

/** Adds what a site may have, and this build need not. */
function withRareNames({ tags, classes, ids, attributes }: PageNames): PageNames {
  return {
    // A release has no fact left to mark as missing.
    tags: [...tags, 'mark'],
    classes: [...classes, 'to-complete'],
    ids,
    // There may be no language yet that is written from right to left.
    attributes: { names: attributes.names, values: [...attributes.values, 'rtl'] },
  };
}

/** Runs PurgeCSS, which reads nothing of the page by itself: the page is parsed already. */
async function purge(sheet: StyleSheet, page: PageNames, scripts: ScriptWords) {
  const isOfScript = (name: string) => scripts.has(name);
  const names = {
    ...page,
    tags: [...page.tags, ...[...sheet.tags].filter(isOfScript)],
    classes: [...page.classes, ...[...sheet.classes].filter(isOfScript)],
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: sheet.css }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => names,
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

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
