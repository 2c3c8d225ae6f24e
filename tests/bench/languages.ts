/** `npm run bench:languages`: how the work of a build grows with the number of languages. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { aroundMarkers } from '../../tools/i18n/check/markers.ts';
import { readLanguage, sourceTag, translatedFiles } from '../../tools/i18n/files/locale-files.ts';
import { wantedCopy } from '../../tools/i18n/files/wanted.ts';
import { status } from '../../tools/i18n/status.ts';
import { copySite } from '../site-copy.ts';

/** How many times the time of one language thirty may take. */
const limit = 6;
const counts = [1, 5, 10, 30];
const tags = 'en de es it nl pt pl ro sv da fi cs sk sl hr hu bg el et lv lt ga mt ca eu br oc co lb'.split(' ');

/** Time of the processors, which other work on the machine does not stretch. */
const reporter = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log('processor time: ' + (user + system) / 1e6); })",
)}`;

const site = copySite();
try {
  const curve: { languages: number; pages: number; work: number; wait: number; ratio: number }[] = [];
  for (const languages of counts) {
    for (const tag of tags.slice(0, languages - 1)) translate(tag);
    const start = performance.now();
    const { ok, output } = await site.build({ NODE_OPTIONS: `--import=${reporter}` });
    if (!ok) throw new Error(output);
    const wait = (performance.now() - start) / 1000;
    const work = Number(/processor time: ([\d.]+)/.exec(output)?.[1]);
    curve.push({ languages, pages: languages * 8, work, wait, ratio: work / (curve[0]?.work ?? work) });
  }
  console.table(
    curve.map(({ languages, pages, work, wait, ratio }) => ({
      languages,
      pages,
      'seconds of processor': work.toFixed(1),
      'seconds waited': wait.toFixed(1),
      ratio: ratio.toFixed(2),
    })),
  );
  const last = curve.at(-1);
  if (last && last.ratio > limit) {
    console.error(
      `${last.languages} languages take ${last.ratio.toFixed(2)} times the time of one; ${limit} is allowed.`,
    );
    process.exitCode = 1;
  }
} finally {
  site.remove();
}

/** French whose words run backwards: no French any more, in its letters, and with a memory as a real language has. */
function translate(tag: string): void {
  const folder = join(site.dir, 'locales');
  rmSync(join(folder, tag), { recursive: true, force: true });
  const backwards = (key: string, value: unknown) =>
    typeof value === 'string' && key !== 'subject'
      ? aroundMarkers(value)
          .map((part, index) => (index % 2 === 0 ? part.replace(/\p{L}{3,}/gu, reversed) : part))
          .join('')
      : value;
  for (const [file, french] of translatedFiles(readLanguage(sourceTag, folder)))
    site.write(join('locales', tag, `${file}.json`), JSON.stringify(wantedCopy(french, tag), backwards));
  site.write(join('locales', tag, 'language.json'), { name: tag, dir: 'ltr', status: 'published' });
  status(tag, folder);
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}
