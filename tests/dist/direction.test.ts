import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';

const pages = await builtPages();
const rules = new Set(pages.flatMap(({ html }) => html.match(/\{[^{}<]*\}(?=[^<]*<\/style>)/g) ?? []));

/** A declaration with left and right exchanged, but for the direction of a gradient. */
const mirrored = (declaration: string) =>
  declaration.replace(/(?<!to )(left|right)/, (side) => (side === 'left' ? 'right' : 'left'));

/** @returns whether a declaration of four sides has its left as its right. */
function isEven(declaration: string): boolean {
  const [, sides] = /^(?:margin|padding|inset):(.*)/.exec(declaration) ?? [];
  const [, right, , left] = sides?.match(/(?:[^\s(]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return left === undefined || left === right;
}

test('every style is mirrored in a language that is written from right to left', () => {
  expect(rules.size).toBeGreaterThan(100);
  const lopsided = [...rules].filter((rule) => {
    const declarations = rule.slice(1, -1).split(';');
    return !declarations.every((one) => isEven(one) && declarations.includes(mirrored(one)));
  });
  expect(lopsided).toEqual([]);
});
