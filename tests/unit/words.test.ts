import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';

/** What betrays copy in a program: a sign or a small word of French, an attribute that is spoken; the rest is the linter's. */
const copy = [
  /[À-ÿœŒ’«»…]/,
  /['"`> ](le|la|les|une|des|du|et|ou|vous|nous|votre|vos|pour|avec|dans|est|sur)['"`< ]/i,
  /\b(alt|content|label|placeholder|title|aria-(description|label|roledescription))="[^"]*\p{L}/u,
];

const publishers = 'src/site/facts.ts';

test.each(globSync('src/**/*.{ts,tsx}', { exclude: [publishers] }))(
  '%s holds no word that a visitor would read',
  (file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!\S)\/\/ .*/g, '');
    expect(code.split('\n').filter((line) => copy.some((pattern) => pattern.test(line)))).toEqual([]);
  },
);

test('the product’s name stands once', () => {
  const files = globSync('{src,locales,tools,tests,public}/**/*.{ts,tsx,css,json,md,svg,html}');
  const name = facts.product.toLowerCase();
  expect(files.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(name))).toEqual([publishers]);
});
