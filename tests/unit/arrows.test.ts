import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../tools/site/list-files.ts';

interface Import {
  file: string;
  /** A path from the project's root, or a package. */
  target: string;
}

const files = (await listFiles('src')).filter((file) => /\.tsx?$/.test(file)).map((file) => `src/${file}`);
const imports = files.flatMap(importsOf);

test('the imports of every file are seen', () => {
  expect(imports).toContainEqual({ file: 'src/browser.ts', target: 'src/browser/openings.ts' });
  expect(imports).toContainEqual({ file: 'src/browser/openings.ts', target: 'src/contact/contact-app.tsx' });
});

test.each([
  ['vite-react-ssg', /^vite-react-ssg/, /^src\/prerender\.tsx$/],
  ['EmailJS', /^@emailjs\//, /^src\/contact\/delivery\.ts$/],
  ['the contact app', /^src\/contact\//, /^src\/(contact\/|browser\/|layout\/ContactDialog)/],
  ['a page', /^src\/pages\//, /^src\/(pages\/|pages\.ts)/],
  ['all languages at once', /^src\/i18n\/languages/, /^src\/(i18n|head|layout|routes|prerender)/],
])('only its own callers import %s', (_name, target, callers) => {
  const found = imports.filter((arrow) => target.test(arrow.target));
  expect(found).not.toEqual([]);
  expect(found.filter(({ file }) => !callers.test(file))).toEqual([]);
});

test.each([
  ['nothing of the site imports the tools that build it', /^src\//, /^(build|tests|deploy)\//],
  [
    'the contact app knows words, settings and its own parts only',
    /^src\/contact\//,
    /^src\/(pages|layout|head|routes|browser|styles)/,
  ],
  ['the site’s facts know nothing of the rest', /^src\/site\//, /^src\/(?!site\/)/],
])('%s', (_name, from, never) => {
  expect(imports.filter(({ file, target }) => from.test(file) && never.test(target))).toEqual([]);
});

function importsOf(file: string): Import[] {
  const code = readFileSync(file, 'utf8');
  const sources = code.matchAll(
    /^\s*(?:import|export)\b[^'"]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...sources].map(([, named, bare, dynamic]) => {
    const source = named ?? bare ?? dynamic ?? '';
    return { file, target: source.startsWith('.') ? posix.normalize(join(dirname(file), source)) : source };
  });
}
