import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Settings } from '../../src/site/settings.ts';
import { compressFile } from './compress.ts';
import { listFiles } from './list-files.ts';

/** The folder of the release, with `dist/` and `dist-server/`; only `npm run build:release` writes it. */
export const releaseFolder = 'release';

/** Carries the stamp, the same in `dist/`, where everybody may read it, and in `dist-server/`. */
const stampFile = 'release.json';

/** In `dist-server/`: the sum of every file of the release, for `sha256sum --check` in the release's folder. */
export const sumsFile = 'files.sha256';

const stampSchema = v.object({
  /** Of the content: two builds of a day from the same sources have the same. */
  id: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/)),
  /** For which the pages are written. */
  origin: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  /** Whether the contact form would thank without sending. */
  simulate: v.boolean(),
});

export type Stamp = v.InferOutput<typeof stampSchema>;

/**
 * Stamps a whole build, and is the last step of a release.
 * @param folder holds `dist/` and `dist-server/`.
 */
export async function stampRelease(folder: string, { origin, email }: Settings): Promise<Stamp> {
  const content = await sums(folder, await listFiles(folder));
  const stamp = {
    id: hash('sha256', content).slice(0, 16),
    origin,
    simulate: email.simulate || email.publicKey === '',
  };
  const site = join(folder, 'dist', stampFile);
  for (const file of [site, join(folder, 'dist-server', stampFile)])
    await writeFile(file, `${JSON.stringify(stamp)}\n`);
  await compressFile(site);
  await writeFile(join(folder, 'dist-server', sumsFile), await sums(folder, await listFiles(folder)));
  return stamp;
}

/**
 * Judges a folder before it is published.
 * @param folder holds `dist/` and `dist-server/`.
 * @returns its stamp.
 * @throws Error of one line that says what is wrong with it and what to do.
 */
export async function checkRelease(folder = releaseFolder): Promise<Stamp> {
  const [site, server] = await Promise.all(
    ['dist', 'dist-server'].map((part) => readFile(join(folder, part, stampFile), 'utf8').catch(() => '')),
  );
  const stamp = readStamp(site ?? '');
  if (!stamp || !server) throw new Error(`${folder}/ is no release: ${buildIt}`);
  if (site !== server) throw new Error(`${folder}/ mixes dist/ and dist-server/ of two releases: ${buildIt}`);
  if (stamp.simulate) throw new Error(`The contact form of ${folder}/ would thank without sending: ${buildIt}`);
  const known = await readFile(join(folder, 'dist-server', sumsFile), 'utf8').catch(() => '');
  const files = (await listFiles(folder)).filter((file) => file !== `dist-server/${sumsFile}`);
  const found = new Set((await sums(folder, files)).split('\n'));
  const [odd] = new Set(known.split('\n')).symmetricDifference(found);
  if (odd) throw new Error(`${folder}/${odd.slice(66)} is not as the release was built: ${buildIt}`);
  return stamp;
}

const buildIt = 'run "npm run build:release" and publish all that it writes';

/** @returns the stamp, from the text of its file; `null` where it is none. */
export function readStamp(text: string): Stamp | null {
  try {
    return v.parse(stampSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

async function sums(folder: string, files: string[]): Promise<string> {
  const lines = files.map(async (file) => `${hash('sha256', await readFile(join(folder, file)))}  ${file}\n`);
  return (await Promise.all(lines)).join('');
}
