import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { listFiles } from '../../build/list-files.ts';
import { build, removeBuild } from './build-site.ts';
import { builtFile, publicFiles, siteOrigin } from './site.ts';

afterAll(() => {
  for (const dir of ['dist-once', 'dist-twice']) removeBuild(dir);
});

test('two builds of a day give the same bytes, for visitors and for servers', async () => {
  for (const dir of ['dist-once', 'dist-twice']) build(dir, { VITE_SITE_URL: siteOrigin });
  const hashes = async (dir: string) =>
    (await listFiles(dir)).map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(`${dir}/${file}`))
          .digest('hex')}`,
    );
  expect(await hashes('dist-twice')).toEqual(await hashes('dist-once'));
  expect(await hashes('dist-twice-server')).toEqual(await hashes('dist-once-server'));
}, 60_000);

test('security.txt says whom to write to, until when and for which site', () => {
  build('dist-once', { VITE_SITE_URL: siteOrigin, SOURCE_DATE_EPOCH: '1767225600', VITE_CONTACT_EMAIL: 'a@b.example' });
  expect(readFileSync('dist-once/.well-known/security.txt', 'utf8').split('\n')).toEqual([
    'Contact: mailto:a@b.example',
    'Expires: 2026-12-27T00:00:00.000Z',
    expect.stringMatching(/^Preferred-Languages: fr/),
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ]);
});

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

test('nothing of the tools is among what visitors can ask for', async () => {
  const known = /\.(html|js|css|json|txt|xml|webmanifest|svg|png|jpg|avif|webp|ico|woff2)$/;
  expect(
    (await publicFiles()).filter((file) => !known.test(file) || /\.map$|manifest\.json$|\.conf$/.test(file)),
  ).toEqual([]);
});
