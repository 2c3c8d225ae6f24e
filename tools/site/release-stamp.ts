import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from './compress.ts';
import { listFiles } from './list-files.ts';

/** The folder of a release, with `dist/` and `dist-server/`; only `npm run build:release` writes it. */
export const releaseFolder = 'release';

/** The stamp, published with the site. */
const stampFile = 'dist/release.json';

/** The checksum of every other file, for `sha256sum --check` in the folder of the release. */
const sumsFile = 'dist-server/files.sha256';

/** Where the path begins in a line of that file: behind 64 digits and two spaces. */
const pathColumn = 66;

/** The commit that was built; not part of the id, since two commits may build the same site. */
const commitFile = 'dist-server/commit.txt';

export interface Stamp {
  /** A hash of the content: two builds of one day from the same sources have the same. */
  id: string;
  /** The origin that the pages are built for. */
  origin: string;
}

/**
 * Writes the stamp and the checksums of a complete build, as the last step of a release.
 * @param folder holds `dist/` and `dist-server/`.
 * @param commit its hash and title in a line; nothing where it is not known.
 */
export async function stampRelease(folder: string, origin: string, commit = ''): Promise<Stamp> {
  const stamp = { id: hash('sha256', await sums(folder)).slice(0, 16), origin };
  await writeFile(join(folder, stampFile), `${JSON.stringify(stamp)}\n`);
  await compressFile(join(folder, stampFile));
  if (commit) {
    await writeFile(join(folder, commitFile), commit);
  }
  await writeFile(join(folder, sumsFile), await sums(folder));
  return stamp;
}

/**
 * Checks a folder before it is published.
 * @returns its stamp.
 * @throws Error of one line, in French, for the host: what is wrong and what to do.
 */
export async function checkRelease(folder: string): Promise<Stamp> {
  const buildIt = 'lancez « npm run build:release » et publiez tout ce qu’il écrit';
  const stamped = await readFile(join(folder, sumsFile), 'utf8').catch(() => {
    throw new Error(`${folder}/ n’est pas une version : ${buildIt}`);
  });
  const found = await sums(folder);
  const [changed] = linesOf(stamped).symmetricDifference(linesOf(found));
  if (changed) {
    const file = `${folder}/${changed.slice(pathColumn)}`;
    throw new Error(`${file} n’est pas tel que la version l’a : ${buildIt}`);
  }
  return JSON.parse(await readFile(join(folder, stampFile), 'utf8'));
}

function linesOf(text: string): Set<string> {
  return new Set(text.split('\n'));
}

/** @returns a line for every file of a folder: its checksum and its path. */
async function sums(folder: string): Promise<string> {
  const files = (await listFiles(folder)).filter((file) => file !== sumsFile);
  const lines = files.map(
    async (file) => `${hash('sha256', await readFile(join(folder, file)))}  ${file}\n`,
  );
  return (await Promise.all(lines)).join('');
}
