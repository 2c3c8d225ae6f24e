import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { buildRelease, removeRelease } from './build-site.ts';
import { builtFile, builtRelease, publicFiles } from './site.ts';

const again = 'dist-again';

afterAll(() => removeRelease(again));

test('two builds of a day give the same bytes, for visitors and for servers', async () => {
  await buildRelease(again);
  const sums = (folder: string) => readFileSync(`${folder}/dist-server/files.sha256`, 'utf8').split('\n');
  expect(sums(again)).toEqual(sums(builtRelease));
}, 60_000);

test('every page has its policy before anything that the policy rules, and no inline script or style attribute', async () => {
  for (const page of (await publicFiles()).filter((file) => file.endsWith('.html'))) {
    const html = builtFile(page).toString();
    const policy = html.indexOf('<meta http-equiv="Content-Security-Policy"');
    expect(policy).toBeGreaterThan(0);
    expect(policy).toBeLessThan(html.search(/<(script|style|link|img)/));
    expect(html).not.toMatch(/<script(?![^>]*(src=|application\/ld\+json))/);
    expect(html).not.toMatch(/<[^>]+ (style|on\w+)="/);
  }
});
