import {
  browserslistToTargets,
  type FontFaceRule,
  type SelectorComponent,
  transform,
} from 'lightningcss';
import type { HTMLElement } from 'node-html-parser';

/** Syntax that these browsers lack, such as nesting, is written in another way, with their prefixes. */
const targets = browserslistToTargets(['chrome 109', 'firefox 115', 'safari 15.4']);

/**
 * Leaves out the rules that a page has no use for, and writes the others briefly.
 * @param styles the site's whole style sheet.
 * @param page the page with its templates. Scripts add no other class, and no other kind of element.
 * @returns the styles without the rules that need a class or a tag which no element has, and without
 * the fonts for letters that are not on the page.
 */
export function usedStyles(styles: string, page: HTMLElement): string {
  const elements = page.querySelectorAll('*');
  const tags = new Set(elements.map(({ rawTagName }) => rawTagName));
  const classes = new Set(elements.flatMap(({ classList }) => classList.value));
  const letters = [...new Set(page.toString())].map((letter) => letter.codePointAt(0) as number);

  function isAbsent(part: SelectorComponent): boolean {
    if (part.type === 'type') {
      return !tags.has(part.name);
    }
    return part.type === 'class' && !classes.has(part.name);
  }

  function hasNoLetter({ properties }: FontFaceRule): boolean {
    const ranges = properties.find(({ type }) => type === 'unicode-range');
    return (
      ranges?.type === 'unicode-range' &&
      !letters.some((letter) =>
        ranges.value.some(({ start, end }) => start <= letter && letter <= end),
      )
    );
  }

  const result = transform({
    filename: 'styles.css',
    code: Buffer.from(styles),
    minify: true,
    targets,
    visitor: {
      // A rule without selectors is left out.
      Selector: (selector) => (selector.some(isAbsent) ? [] : undefined),
      Rule: { 'font-face': ({ value }) => (hasNoLetter(value) ? [] : undefined) },
    },
  });
  return result.code.toString();
}
