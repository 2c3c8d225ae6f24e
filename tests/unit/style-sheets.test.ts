import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What `src/styles/sizes.css` lists. */
const scale = [
  ...['22rem', '30rem', '48rem', '64rem'].flatMap((width) => [
    `width < ${width}`,
    `width >= ${width}`,
  ]),
  'height < 30rem',
  'height >= 30rem',
  ...['15rem', '24rem', '40rem'].flatMap((size) => [
    `inline-size < ${size}`,
    `inline-size >= ${size}`,
  ]),
];

const sheets = globSync('src/**/*.css');

test.each(sheets)('the conditions of %s on sizes are of the scale', (file) => {
  const conditions = readFileSync(file, 'utf8').match(/^ *@(?:media|container) [^{]*/gm) ?? [];
  const sizes = conditions.flatMap((condition) => condition.match(/[^()]*\d[^()]*/g) ?? []);
  expect(sizes.filter((size) => !scale.includes(size))).toEqual([]);
});

const components = globSync(['src/**/*.tsx', 'index.html'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Whether a component has a class, such as `step-training`, which may be computed: `step-${step}`. */
function isUsed(name: string): boolean {
  const computed = name.replace(/(?<=-)[^-]+$/, '${');
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(components) ||
    (computed !== name && components.includes(computed))
  );
}

test.each(sheets)('every class of %s is that of a component', (file) => {
  const rules = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const classes = rules.match(/(?<=\.)[a-z][\w-]*(?=[^;]*\{)/g) ?? [];
  expect(classes.filter((name) => !isUsed(name))).toEqual([]);
});

test.each(sheets.filter((file) => !file.endsWith('print.css')))(
  '%s has no colour of its own',
  (file) => {
    // The black of a mask is none.
    const colours = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? [];
    expect(colours.filter((colour) => colour !== '#000')).toEqual([]);
  },
);
