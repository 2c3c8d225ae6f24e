import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySite } from '../site-copy.ts';

const site = copySite();
afterAll(() => site.remove());

test('a wrong setting is told in one line', async () => {
  const { ok, output } = await site.build({ VITE_SITE_URL: 'nowhere' });
  expect(ok).toBe(false);
  expect(output).toBe('VITE_SITE_URL must be a URL such as https://www.example.fr; it is "nowhere".\n');
}, 30_000);

test('a broken locale file is named once, without a trace of tools', async () => {
  const file = 'locales/fr/cgu.json';
  writeFileSync(join(site.dir, file), readFileSync(file, 'utf8').slice(0, -30));
  const { ok, output } = await site.build();
  expect(ok).toBe(false);
  expect(output.match(/locales\/fr\/cgu\.json/g)).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
}, 30_000);
