/** `npm run bench:languages`: how the time of a build grows with the number of languages, on an idle machine. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compareWithFrench } from '../../tools/i18n/check/language.ts';
import { addLanguage } from '../../tools/i18n/commands/add.ts';
import { writeTexts } from '../../tools/i18n/locale-files.ts';
import { changeWords } from '../pseudo-languages.ts';
import { copySite } from '../site-copy.ts';

/** The first build only fills the caches of the machine. */
const counts = [1, 1, 5, 10, 30];
const tags =
  'en de es it nl pt pl ro sv da fi cs sk sl hr hu bg el et lv lt ga mt ca eu br oc co lb'.split(
    ' ',
  );

const reporter = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log('processor time: ' + (user + system) / 1e6); })",
)}`;

const site = copySite();
try {
  const rows: Record<string, string | number>[] = [];
  for (const languages of counts) {
    for (const tag of tags.slice(0, languages - 1)) {
      translate(tag);
    }
    const start = performance.now();
    const { ok, output } = await site.build({ NODE_OPTIONS: `--import=${reporter}` });
    if (!ok) {
      throw new Error(output);
    }
    rows.push({
      languages,
      'seconds of processor': Number(/processor time: ([\d.]+)/.exec(output)?.[1]).toFixed(1),
      'seconds waited': ((performance.now() - start) / 1000).toFixed(1),
    });
  }
  console.table(rows.slice(1));
} finally {
  site.remove();
}

/** Writes a language of French words spelt backwards: its letters are French, its words are not, and it has a lock. */
function translate(tag: string): void {
  const folder = join(site.dir, 'locales');
  rmSync(join(folder, tag), { recursive: true, force: true });
  const backwards = (text: string) =>
    changeWords(text, (part) => part.replace(/\p{L}{3,}/gu, reversed));
  const { translations } = compareWithFrench(tag, folder).comparison;
  const texts = translations.map(({ key, french }) => [key, backwards(french)] as const);
  writeTexts(tag, [...texts, ['language.name', tag], ['language.status', 'published']], folder);
  addLanguage(tag, folder);
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}
