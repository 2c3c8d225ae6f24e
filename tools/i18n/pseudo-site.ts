import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dev } from 'vite-react-ssg/node';
import { localesFolder } from './files/locale-files.ts';
import { type PseudoTag, pseudoLanguages, writePseudoLanguage } from './pseudo.ts';

// `npm run i18n:pseudo`: the site with two pseudo-languages, from files that live in a temporary folder only.
const folder = mkdtempSync(join(tmpdir(), 'pseudo-locales-'));
cpSync(localesFolder(), folder, { recursive: true });
for (const tag of Object.keys(pseudoLanguages) as PseudoTag[]) writePseudoLanguage(tag, folder);
process.env.LOCALES_DIR = folder;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
console.log(
  `Pseudo-langues : ${Object.keys(pseudoLanguages)
    .map((tag) => `/${tag}`)
    .join(' et ')}`,
);
await dev();
