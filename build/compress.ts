import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text files. Images and fonts are already compressed. */
const textFiles = '**/*.{html,js,svg,xml,txt,json}';

/** Writes a `.br` and a `.gz` copy beside every text file, so that servers need not compress. */
export async function compressFiles(dir: string): Promise<void> {
  const found = glob([textFiles, '.well-known/**'], { cwd: dir, withFileTypes: true });
  const files = (await Array.fromAsync(found)).filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}
