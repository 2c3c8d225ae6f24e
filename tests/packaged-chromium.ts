/** The Chromium for Linux (x64) that an npm package has, with its own fonts and libraries. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));

/** Each version is unpacked into a folder of its own. */
const folder = resolve('node_modules/.cache/chromium', version);

export const path = join(folder, 'chromium');

/** The package's fonts alone, so that a text is as wide on every machine. */
const fontSettings = `<?xml version="1.0"?>
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** The package always unpacks into the folder for temporary files. */
const unpackScript = `
import chromium, { inflate } from '@sparticuz/chromium';
await chromium.executablePath();
await inflate(process.argv[1]);`;

/**
 * Unpacks it, into a folder of another name first: a run that is stopped leaves no half of it.
 * @throws Error if there is no room for it, for example.
 */
export function unpack(): void {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const libraries = join(packageFolder, 'bin', 'al2023.tar.br');
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpackScript, libraries], {
    env: { ...process.env, TMPDIR: unfinished },
    stdio: 'inherit',
  });
  writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontSettings);
  renameSync(unfinished, folder);
}

/** @returns the environment in which it finds its fonts and libraries. */
export function environment(): NodeJS.ProcessEnv {
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH];
  return {
    ...process.env,
    FONTCONFIG_PATH: join(folder, 'fonts'),
    LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter),
  };
}
