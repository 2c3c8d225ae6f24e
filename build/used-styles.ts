import { browserslistToTargets, transform } from 'lightningcss';

/** No prefixes are added for browsers older than these. */
const targets = browserslistToTargets(['chrome 109', 'firefox 115', 'safari 15.4']);

/**
 * Leaves out the rules that no element of a page can match, and writes the others briefly.
 * @param styles the site's whole style sheet.
 * @param code the page and its scripts: all that may name a class.
 * @returns the styles without the rules that need a class which the code does not name. Give no id or
 * animation the name of a class: it could go too.
 */
export function usedStyles(styles: string, code: string): string {
  const sheet = { filename: 'styles.css', code: Buffer.from(styles) };
  const words = new Set(code.split(/[\s"'`]+/));
  const unused = new Set<string>();
  transform({
    ...sheet,
    visitor: {
      Selector(selector) {
        for (const part of selector) {
          if (part.type === 'class' && !words.has(part.name)) {
            unused.add(part.name);
          }
        }
      },
    },
  });
  const result = transform({ ...sheet, minify: true, targets, unusedSymbols: [...unused] });
  return result.code.toString();
}
