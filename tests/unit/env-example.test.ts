import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the system, npm or a test runner sets, not the host. */
const common = /^(PATH|HOME|LOCALAPPDATA|ProgramFiles|MODE|NODE_ENV|CHROME_PATH|TZ|npm_execpath)$/;

test('.env.example names every variable that the code reads', () => {
  const listed = readFileSync('.env.example', 'utf8');
  const files = globSync(['*.ts', '{src,tools,tests,deploy}/**/*.{ts,tsx}']);
  const names = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const reads = [...code.matchAll(/process\.env\.(\w+)|\benvironment\.([A-Z_]+)\b/g)];
    return reads.map(([, name, setting]) => name ?? setting ?? '');
  });
  const read = new Set(names.filter((name) => !common.test(name)));
  expect(read.size).toBeGreaterThan(10);
  expect([...read].filter((name) => !new RegExp(`\\b${name}\\b`).test(listed))).toEqual([]);
});
