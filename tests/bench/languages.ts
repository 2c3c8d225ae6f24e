import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../site-copy.ts';

/** How many times the time of one language thirty may take. */
const limit = 6;
const counts = [1, 5, 10, 30];
const tags = 'en de es it nl pt pl ro sv da fi cs sk sl hr hu bg el et lv lt ga mt ca eu br oc co lb'.split(' ');

const site = copySite();
try {
  const curve: { languages: number; pages: number; seconds: number; ratio: number }[] = [];
  for (const languages of counts) {
    for (const tag of tags.slice(0, languages - 1)) copyFrench(tag);
    const times: number[] = [];
    for (let run = 0; run < (languages === 1 ? 3 : 2); run++) {
      const start = performance.now();
      const { ok, output } = await site.build();
      if (!ok) throw new Error(output);
      times.push((performance.now() - start) / 1000);
    }
    const seconds = Math.min(...times);
    curve.push({ languages, pages: languages * 8, seconds, ratio: seconds / (curve[0]?.seconds ?? seconds) });
    rmSync(join(site.dir, 'dist'), { recursive: true });
  }
  console.table(curve.map((point) => ({ ...point, seconds: point.seconds.toFixed(1), ratio: point.ratio.toFixed(2) })));
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

function copyFrench(tag: string): void {
  const folder = join('locales', tag);
  cpSync(join(site.dir, 'locales', 'fr'), join(site.dir, folder), { recursive: true });
  rmSync(join(site.dir, folder, 'email.json'));
  site.write(join(folder, 'language.json'), { name: tag, dir: 'ltr', status: 'published' });
}
