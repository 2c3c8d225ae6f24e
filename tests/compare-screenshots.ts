import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Part of a picture's pixels that may differ: a hair's breadth of smoothing, no letter. */
const tolerated = 0.001;

/**
 * Compares two folders of screenshots, one of them taken of an earlier build.
 * @param names of the pictures just taken in `now`; where one differs, `difference-<name>` beside it shows where.
 * @returns a line on each picture that differs, is of another size or has no earlier one; none where all are equal.
 */
export async function differences(before: string, now: string, names: readonly string[]): Promise<string[]> {
  const known = await readdir(before);
  const found: string[] = [];
  for (const name of names) {
    if (!known.includes(name)) found.push(`${name} is not in ${before}`);
    else {
      const [earlier, later] = await Promise.all([before, now].map((folder) => readFile(join(folder, name))));
      if (earlier && later && !earlier.equals(later)) found.push(...(await difference(name, now, earlier, later)));
    }
  }
  return found;
}

async function difference(name: string, folder: string, earlier: Buffer, later: Buffer): Promise<string[]> {
  const [a, b] = [PNG.sync.read(earlier), PNG.sync.read(later)];
  const { width, height } = a;
  if (width !== b.width || height !== b.height)
    return [`${name} is ${b.width} × ${b.height}, was ${width} × ${height}`];
  const shown = new PNG({ width, height });
  const part = pixelmatch(a.data, b.data, shown.data, width, height, { threshold: 0.05 }) / (width * height);
  if (part <= tolerated) return [];
  await writeFile(join(folder, `difference-${name}`), PNG.sync.write(shown));
  return [`${name} differs in ${(part * 100).toFixed(2)} % of its pixels`];
}
