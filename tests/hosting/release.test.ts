import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRelease } from '../../tools/site/release-stamp.ts';
import { copySite } from '../site-copy.ts';
import { online } from '../unit/online.ts';

const site = copySite();
const release = join(site.dir, 'release');
const copies: string[] = [];
let said: string;

/** A copy of the release in which something happened on its way. */
function spoilt(spoil: (folder: string) => void): string {
  const folder = join(site.dir, `copy-${copies.push('')}`);
  cpSync(release, folder, { recursive: true });
  spoil(folder);
  return folder;
}
const change = (file: string, to: (text: string) => string) => (folder: string) =>
  writeFileSync(join(folder, file), to(readFileSync(join(folder, file), 'utf8')));

beforeAll(async () => {
  said = (await site.release(online)).output;
}, 60_000);
afterAll(() => site.remove());

test('a release says in the site and in the server files which one it is, and nothing of this machine', async () => {
  const stamp = await checkRelease(release);
  expect(stamp).toEqual({ id: expect.any(String), origin: online.VITE_SITE_URL, simulate: false });
  expect(said).toContain(`release/ holds release ${stamp.id} for ${online.VITE_SITE_URL}.`);
  expect(JSON.parse(readFileSync(join(release, 'dist', 'release.json'), 'utf8'))).toEqual(stamp);
  expect(readdirSync(site.dir)).not.toContain('release.new');
});

test.each([
  ['is not there', () => 'nowhere', /nowhere\/ is no release: run "npm run build:release"/],
  ['is a plain build', () => '.', /\.\/ is no release/],
  [
    'lacks the server files',
    () => spoilt((folder) => rmSync(join(folder, 'dist-server'), { recursive: true })),
    /no release/,
  ],
  [
    'mixes two releases',
    () => spoilt(change('dist-server/release.json', (text) => text.replace(/"id":"./, '"id":"x'))),
    /mixes dist\/ and dist-server\/ of two releases/,
  ],
  [
    'was sent half',
    () => spoilt((folder) => rmSync(join(folder, 'dist/cgu/index.html'))),
    /dist\/cgu\/index.html is not/,
  ],
  ['was edited', () => spoilt(change('dist/robots.txt', () => '')), /dist\/robots.txt is not as the release was built/],
  [
    'has files of another',
    () => spoilt((folder) => writeFileSync(join(folder, 'dist/old.js'), '')),
    /dist\/old.js is not/,
  ],
  [
    'would simulate',
    () =>
      spoilt((folder) => {
        for (const part of ['dist', 'dist-server'])
          change(`${part}/release.json`, (text) => text.replace('false', 'true'))(folder);
      }),
    /would thank without sending/,
  ],
])('what %s cannot be published, and is told in one line what to do', async (_name, folder, reason) => {
  const refusal = await checkRelease(folder()).catch((error: Error) => error.message);
  expect(refusal).toMatch(reason);
  expect(refusal).toMatch(/^[^\n]*"npm run build:release"[^\n]*$/);
});

test('builds of this machine leave a release as it is', async () => {
  expect(await site.build()).toMatchObject({ ok: true });
  expect(await checkRelease(release)).toMatchObject({ origin: online.VITE_SITE_URL });
}, 60_000);

test('a release that fails half-way is told once, and leaves nothing that could be published', async () => {
  const page = 'src/pages/Cgu.tsx';
  change(page, (text) =>
    text.replace(/export function Cgu\(\)[^{]*\{/, "$& if (Math.PI > 3) throw new Error('Nothing adds up');"),
  )(site.dir);
  const { ok, output } = await site.release(online);
  expect(ok).toBe(false);
  expect(output.match(/Nothing adds up/g)).toHaveLength(1);
  expect(output).toContain('/cgu');
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(release)).toBe(false);
  expect(readdirSync(site.dir).filter((name) => name.startsWith('release'))).toEqual([]);
}, 60_000);
