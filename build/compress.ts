import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file, so that a server compresses nothing while a visitor waits. */
export async function compressFiles(dir: string): Promise<void> {
  const files = (await listFiles(dir)).filter((file) => /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(dir, file);
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${path}.br`, await brotli(content, { params }));
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
    }),
  );
}
