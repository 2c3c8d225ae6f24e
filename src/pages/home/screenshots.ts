interface Picture {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

/** The smallest width in pixels, and the widest version: for a screen with double density. */
const smallest = 1440;

/**
 * The files of `screenshots/`, which `vite-imagetools` converts to several formats and widths. It
 * enlarges none.
 */
const pictures = import.meta.glob<Picture>('/screenshots/*.png', {
  eager: true,
  import: 'default',
  query: { w: '480;960;1440', format: 'avif;webp;png', as: 'picture' },
});

/** Files of another kind, which would be left out. Nothing loads them. */
const others = Object.keys(
  import.meta.glob(['/screenshots/*', '!/screenshots/*.png', '!/screenshots/README.md'], {
    query: '?url',
  }),
);

/** The widest version of each file in pixels, by name, such as `planning` and `planning.dark`. */
const widths = Object.fromEntries(
  Object.entries(pictures).map(([path, { img }]) => [
    path.slice('/screenshots/'.length, -4),
    img.w,
  ]),
);

export interface ScreenshotTexts {
  caption: string;
  /** The text alternative, for readers who do not see it. */
  alternative: string;
}

/**
 * @returns the texts of the screenshots that the publisher has put into `screenshots/`, by name.
 * @throws Error, in French, with a line for each fault of a file or its texts.
 */
export function givenScreenshots(
  items: Record<string, ScreenshotTexts>,
): [string, ScreenshotTexts][] {
  const faults = [
    ...others.map((path) => `${path.slice(1)} : le nom doit finir par .png, l’image être un PNG`),
    ...screenshotFaults(widths, items),
  ];
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return Object.entries(items).filter(([name]) => name in widths);
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

/** @returns the screenshot with a name, such as `planning` or `planning.dark`, if there is one. */
export function pictureOf(name: string): Picture | undefined {
  return pictures[`/screenshots/${name}.png`];
}
