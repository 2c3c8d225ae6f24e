import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The endings of text files; pictures and fonts are compressed already. */
const text = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` beside every text file, so that the server compresses nothing on request.
 * @param filter tells which files of `dir`, by their path in it.
 */
export async function compressFiles(
  dir: string,
  filter: (file: string) => boolean = () => true,
): Promise<void> {
  const files = (await listFiles(dir)).filter((file) => text.test(file) && filter(file));
  await Promise.all(files.map((file) => compressFile(join(dir, file))));
}

/** Writes a `.br` and a `.gz` beside one file, as small as they can be. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}
