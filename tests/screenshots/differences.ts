import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How the two pictures of one name differ. */
export interface Difference {
  /** The name of the file, in each of the folders. */
  name: string;
  kind: 'changed' | 'only old' | 'only new';
  /** How many pixels differ, of those of the larger picture, from 0 to 1. */
  share: number;
}

/**
 * Compares the pictures of two folders by their names, and writes a picture of each difference into a third.
 * @returns what differs, the largest differences first, and how many pictures are the same.
 */
export function compareFolders(oldDir: string, newDir: string, differenceDir: string) {
  mkdirSync(differenceDir, { recursive: true });
  const names = new Set([...picturesOf(oldDir), ...picturesOf(newDir)]);
  const differences = [...names].map((name): Difference => {
    if (!existsSync(join(newDir, name))) {
      return { name, kind: 'only old', share: 1 };
    }
    if (!existsSync(join(oldDir, name))) {
      return { name, kind: 'only new', share: 1 };
    }
    const share = compare(join(oldDir, name), join(newDir, name), join(differenceDir, name));
    return { name, kind: 'changed', share };
  });
  const changed = differences.filter(({ share }) => share > 0);
  return {
    differences: changed.sort((one, other) => other.share - one.share),
    same: differences.length - changed.length,
  };
}

function picturesOf(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.png')) : [];
}

/** @returns the share of pixels that differ; where some do, they are red in a picture that is written to `file`. */
function compare(oldFile: string, newFile: string, file: string): number {
  const [oldBytes, newBytes] = [readFileSync(oldFile), readFileSync(newFile)];
  if (oldBytes.equals(newBytes)) {
    return 0;
  }
  const [one, other] = [PNG.sync.read(oldBytes), PNG.sync.read(newBytes)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const count = pixelmatch(
    onCanvas(one, width, height).data,
    onCanvas(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.05 },
  );
  if (count > 0) {
    writeFileSync(file, PNG.sync.write(difference));
  }
  return count / (width * height);
}

/** @returns a transparent picture of this size with the given one at its top left, since pages differ in height. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
