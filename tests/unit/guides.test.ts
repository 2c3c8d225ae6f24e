import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guides = ['README.md', ...globSync(['deploy/*/README.md', 'locales/README.md', 'docs/*.md'])];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const publishScript = readFileSync('deploy/publish.sh', 'utf8');

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

test.each(guides)('every option of publish-site that %s names exists', (guide) => {
  const onLines = namedIn(guide, /publish-site[^`\n]*?(--[\w-]+)/g);
  const isGuideOfScript = /deploy\/(nginx|caddy)/.test(guide);
  const alone = isGuideOfScript ? namedIn(guide, /`(--[\w-]+)`/g) : [];
  const unknown = [...onLines, ...alone].filter((name) => !publishScript.includes(name));
  expect(unknown).toEqual([]);
});

test.each(guides)('every file of the project that %s names exists', (guide) => {
  const paths = namedIn(
    guide,
    /(?<![\w./-])((?:deploy|src|tools|tests|docs|locales)\/[\w./-]*\w)/g,
  );
  // Names that stand for one's own.
  const unknown = paths.filter((path) => !existsSync(path) && !/\b(Name|NAME)\./.test(path));
  expect(unknown).toEqual([]);
});
