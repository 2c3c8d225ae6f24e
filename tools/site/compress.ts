import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The compressed forms of a content, by its hash. */
const cache = new Map<string, { br: Promise<Buffer>; gz: Promise<Buffer> }>();

/** Starts to compress a page while others are still being rendered; `compressFiles` uses the result. */
export function compressAhead(page: string): string {
  compressed(Buffer.from(page));
  return page;
}

/** Writes a `.br` and a `.gz` beside every text file, so that the server compresses nothing on request. */
export async function compressFiles(dir: string): Promise<void> {
  const files = (await listFiles(dir)).filter((file) =>
    /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(file),
  );
  await Promise.all(files.map((file) => compressFile(join(dir, file))));
}

/** Writes a `.br` and a `.gz` beside one file. */
export async function compressFile(path: string): Promise<void> {
  const { br, gz } = compressed(await readFile(path));
  await writeFile(`${path}.br`, await br);
  await writeFile(`${path}.gz`, await gz);
}

function compressed(content: Buffer) {
  const key = hash('sha256', content);
  const known = cache.get(key);
  if (known) {
    return known;
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const result = { br: brotli(content, { params }), gz: zip(content, { level: 9 }) };
  cache.set(key, result);
  return result;
}
