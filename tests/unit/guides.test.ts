import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { options } from '../../deploy/verify/verify.ts';

const guides = ['README.md', ...globSync(['deploy/*/README.md', 'locales/README.md', 'docs/*.md'])];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @returns what a pattern finds in a guide, each thing once. */
function namedIn(guide: string, pattern: RegExp): string[] {
  const text = readFileSync(guide, 'utf8');
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
}

test.each(guides)('every command of npm that %s names exists', (guide) => {
  const unknown = namedIn(guide, /npm run (?:--silent )?([\w:]+)/g).filter(
    (name) => !scripts[name],
  );
  expect(unknown).toEqual([]);
});

/** The options that `publish.sh` reads: the patterns of the `case` in its loop over the arguments. */
function publishOptions(): string[] {
  const script = readFileSync('deploy/publish.sh', 'utf8');
  const [loop = ''] = /^read_arguments\(\) \{.*?^\}/ms.exec(script) ?? [];
  const patterns = [...loop.matchAll(/^\t\t(--[^)]*)\)/gm)].map(([, names = '']) => names);
  return patterns.flatMap((names) => names.split(' | ')).sort();
}

const guidesOfPublish = ['deploy/nginx/README.md', 'deploy/caddy/README.md'];

test.each(guidesOfPublish)('%s describes every option of publish-site, and no other', (guide) => {
  const described = namedIn(guide, /(?:publish-site [^`\n]*?|`)(--[\w-]+)/g).sort();
  expect(described).toEqual(publishOptions());
});

test.each(guides)('every option of publish-site that %s names exists', (guide) => {
  const named = namedIn(guide, /publish-site[^`\n]*?(--[\w-]+)/g);
  expect(named.filter((name) => !publishOptions().includes(name))).toEqual([]);
});

const verifyOptions = Object.keys(options).map((name) => `--${name}`);

test('the guide of npm run verify describes each of its options, and no other', () => {
  const described = namedIn('deploy/verify/README.md', /(--[a-z][\w-]*)/g);
  expect(described.sort()).toEqual(verifyOptions.sort());
});

test.each(guides)('every option of npm run verify that %s names exists', (guide) => {
  const named = namedIn(guide, /npm run verify[^`\n]*? (--[a-z][\w-]*)/g);
  expect(named.filter((name) => !verifyOptions.includes(name))).toEqual([]);
});

test.each(guides)('every file of the project that %s names exists', (guide) => {
  const paths = namedIn(
    guide,
    /(?<![\w./-])((?:deploy|src|tools|tests|docs|locales)\/[\w./-]*\w)/g,
  );
  // « Name » stands for whatever the reader calls a file.
  const unknown = paths.filter((path) => !existsSync(path) && !/\b(Name|NAME)\./.test(path));
  expect(unknown).toEqual([]);
});
