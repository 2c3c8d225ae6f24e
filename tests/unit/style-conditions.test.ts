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

test.each(globSync('src/**/*.css'))('the conditions of %s on sizes are of the scale', (file) => {
  const conditions = readFileSync(file, 'utf8').match(/^ *@(?:media|container) [^{]*/gm) ?? [];
  const sizes = conditions.flatMap((condition) => condition.match(/[^()]*\d[^()]*/g) ?? []);
  expect(sizes.filter((size) => !scale.includes(size))).toEqual([]);
});
