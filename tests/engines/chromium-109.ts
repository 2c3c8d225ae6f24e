import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startChromium } from './chromium.ts';
import type { Engine } from './driver.ts';

/** Holds the last Chromium for Windows 7 and 8.1; 58 MB, so that only who runs this part fetches it. */
const archive = '@sparticuz/chromium@109.0.6';
const integrity = 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==';
const folder = resolve('node_modules/.cache/chromium-109.0.6');

/** Chromium 109: no popover, but modules, `<dialog>` and container queries. */
export const chromium109: Engine = {
  name: 'Chromium 109',
  themes: ['light'],
  start(theme) {
    fetchChromium109();
    const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') };
    return startChromium({ executablePath: join(folder, 'chromium'), env }, theme);
  },
};

/** Brings the browser into the cache of this folder, unless it is there. @throws Error that says what went wrong. */
export function fetchChromium109(): void {
  if (existsSync(folder)) return;
  console.log(`Fetching ${archive} (58 MB), once, into ${folder}`);
  const part = `${folder}-${process.pid}`;
  mkdirSync(part, { recursive: true });
  try {
    const [packed] = JSON.parse(execFileSync('npm', ['pack', archive, '--json'], { cwd: part, encoding: 'utf8' }));
    if (packed.integrity !== integrity) throw new Error(`${archive} is not the file that it was`);
    execFileSync('tar', ['xzf', packed.filename], { cwd: part });
    const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(part, 'package/bin', name)));
    writeFileSync(join(part, 'chromium'), unpacked('chromium.br'));
    chmodSync(join(part, 'chromium'), 0o755);
    execFileSync('tar', ['x'], { cwd: part, input: unpacked('aws.tar.br') });
    rmSync(join(part, 'package'), { recursive: true });
    rmSync(join(part, packed.filename));
    renameSync(part, folder);
  } catch (cause) {
    rmSync(part, { recursive: true, force: true });
    // Another run was there first.
    if (existsSync(folder)) return;
    throw new Error(`Chromium 109 could not be fetched from npm (${archive}): ${cause}`, { cause });
  }
}
