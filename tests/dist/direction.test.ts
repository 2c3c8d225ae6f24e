import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';

const pages = await builtPages();
const rules = new Set(pages.flatMap(({ html }) => html.match(/\{[^{}<]*\}(?=[^<]*<\/style>)/g) ?? []));

/** A declaration with its sides exchanged, but for the way of a drawn line. */
const mirrored = (declaration: string) =>
  declaration.replace(/(?<!to )(left|right)/, (side) => (side === 'left' ? 'right' : 'left'));

/** @returns whether a declaration of four sides has its left as its right. */
function isEven(declaration: string): boolean {
  const [, sides] = /^(?:margin|padding|inset):(.*)/.exec(declaration) ?? [];
  const [, right, , left] = sides?.match(/(?:[^\s(]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return left === undefined || left === right;
}

test('every style turns round in a language that is written the other way', () => {
  expect(rules.size).toBeGreaterThan(100);
  const lopsided = [...rules].filter((rule) => {
    const declarations = rule.slice(1, -1).split(';');
    return !declarations.every((one) => isEven(one) && declarations.includes(mirrored(one)));
  });
  expect(lopsided).toEqual([]);
});
