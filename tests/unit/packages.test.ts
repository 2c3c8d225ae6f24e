import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  hasInstallScript?: boolean;
  optional?: boolean;
}

test('npm ci goes on where the script of a package fails, as that of `node` does on a system without one', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = Object.entries<LockedPackage>(packages);
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScript.map(([folder]) => folder)).toContain('node_modules/node');
  const needed = withScript.filter(([, { optional }]) => !optional);
  expect(needed.map(([folder]) => folder)).toEqual([]);
});
