import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../../../tools/site/list-files.ts';

const sources = await listFiles('src');

/** Declarations that know left from right, and so do not turn round in a language that is written the other way. */
const physical = [
  /(?<![\w-])(?:margin|padding|border)-(?:left|right)(?![\w])/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius/,
  /(?<![\w-])(?:left|right)\s*:/,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)/,
];

/** @returns the declarations of four sides whose left is not as their right. */
function lopsided(css: string): string[] {
  return [...css.matchAll(/(?<![\w-])(?:margin|padding|inset)\s*:\s*([^;}]+)/g)]
    .filter(([, value = '']) => {
      const [, right, , left] = value.trim().match(/(?:[^\s(]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
      return left !== undefined && left !== right;
    })
    .map(([declaration]) => declaration);
}

/** The same in names of utilities. */
const physicalClass =
  /^(?:[\w-]+:)*-?(?:[mp][lr]-|(?:left|right)-|text-(?:left|right)$|float-|border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$))/;

test.each(sources.filter((file) => file.endsWith('.css')))('%s turns round with the language', (file) => {
  const css = readFileSync(`src/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const lines = css.split('\n').filter((line) => physical.some((pattern) => pattern.test(line)));
  expect([...lines, ...lopsided(css)]).toEqual([]);
});

test('no class name of a component knows left from right', async () => {
  const found = sources
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)]
        .flatMap(([, plain, expression]) => (plain ?? expression ?? '').split(/[\s'"`]+/))
        .filter((name) => physicalClass.test(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(found).toEqual([]);
});
