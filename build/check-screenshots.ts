import { globSync } from 'node:fs';
import sharp from 'sharp';
import home from '../locales/fr/home.json' with { type: 'json' };

/** The smallest width in pixels: for a screen with double density. */
const smallest = 1440;

interface ScreenshotTexts {
  caption: string;
  alternative: string;
}

/** @throws Error, in French, with a line for each fault of a file in `screenshots/` or its texts. */
export async function checkScreenshots(): Promise<void> {
  const names = globSync('*', { cwd: 'screenshots', exclude: ['README.md'] });
  const faults: string[] = [];
  const widths: Record<string, number> = {};
  for (const name of names) {
    const image = await sharp(`screenshots/${name}`)
      .metadata()
      .catch(() => null);
    if (name.endsWith('.png') && image?.format === 'png') {
      widths[name.slice(0, -'.png'.length)] = image.width;
    } else {
      faults.push(`screenshots/${name} : le nom doit finir par .png, l’image être un PNG`);
    }
  }
  faults.push(...screenshotFaults(widths, home.screens.items));
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/**
 * @param files the width of each file in pixels, by its name without `.png`.
 * @returns a line for each text that a file lacks, and for each file that is too small, or dark
 * without a light one.
 */
export function screenshotFaults(
  files: Record<string, number>,
  items: Record<string, ScreenshotTexts>,
): string[] {
  return Object.entries(files).flatMap(([file, width]) => {
    const name = file.replace(/\.dark$/, '');
    const problems = [
      !(name in items) && `aucun texte ne porte ce nom, seulement ${Object.keys(items).join(', ')}`,
      items[name]?.caption === '' && 'sa légende manque (locales)',
      items[name]?.alternative === '' && 'son texte de remplacement manque (locales)',
      !(name in files) && `il manque ${name}.png`,
      width < smallest && `${smallest} pixels de large au moins`,
    ];
    return problems.filter(Boolean).map((problem) => `screenshots/${file}.png : ${problem}`);
  });
}
