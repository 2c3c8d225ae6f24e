interface Formats {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

/** The smallest width in pixels: what the page shows on a screen with double density. */
const smallest = 1440;

/**
 * The files of `screenshots/`, which `vite-imagetools` converts to several formats and widths. It
 * enlarges none.
 */
const pictures = import.meta.glob<Formats>('/screenshots/*.png', {
  eager: true,
  import: 'default',
  query: { w: '480;960;1440', format: 'avif;webp;png', as: 'picture' },
});

const pathOf = (name: string) => `/screenshots/${name}.png`;

/** The names of the files in `screenshots/`, such as `planning` and `planning.dark`. */
const names = Object.keys(pictures).map((path) => path.replace(/^\/screenshots\/|\.png$/g, ''));

/**
 * Picks the screenshots that the publisher has put into `screenshots/`.
 * @param items the texts of each screenshot, by name.
 * @throws Error, in French, for a file that no text names, and for a dark one without a light one.
 */
export function givenScreenshots<Texts>(items: Record<string, Texts>): [string, Texts][] {
  const unknown = names.find((name) => !(name.replace(/\.dark$/, '') in items));
  if (unknown !== undefined) {
    const known = Object.keys(items).join(', ');
    throw new Error(`screenshots/${unknown}.png : aucun texte ne porte ce nom, seulement ${known}`);
  }
  const alone = names.find((name) => !names.includes(name.replace(/\.dark$/, '')));
  if (alone !== undefined) {
    throw new Error(`screenshots/${alone}.png : il manque ${alone.replace('.dark', '')}.png`);
  }
  return Object.entries(items).filter(([name]) => names.includes(name));
}

interface ScreenshotProps {
  /** Its file is `screenshots/<name>.png`. `<name>.dark.png`, if any, is for the dark theme. */
  name: string;
  caption: string;
  /** The text alternative, for readers who do not see it. */
  alternative: string;
}

/**
 * A screenshot with its caption.
 * @throws Error that names the file, if it is too small or without an alternative.
 */
export function Screenshot({ name, caption, alternative }: ScreenshotProps) {
  const light = pictures[pathOf(name)] as Formats;
  const dark = pictures[pathOf(`${name}.dark`)];
  for (const [file, picture] of Object.entries({ [name]: light, [`${name}.dark`]: dark })) {
    if (picture && picture.img.w < smallest) {
      throw new Error(`screenshots/${file}.png : ${smallest} pixels de large au moins`);
    }
  }
  if (alternative === '') {
    throw new Error(`screenshots/${name}.png : son texte de remplacement manque (locales)`);
  }
  const sizes = '(width >= 48rem) 50vw, 100vw';
  const sourcesOf = (picture: Formats | undefined, media?: string) =>
    Object.entries(picture?.sources ?? {}).map(([format, srcSet]) => (
      <source key={format} type={`image/${format}`} {...{ srcSet, sizes, media }} />
    ));
  return (
    <figure className="ui-stack text-small">
      <picture>
        {sourcesOf(dark, '(prefers-color-scheme: dark)')}
        {sourcesOf(light)}
        <img
          src={light.img.src}
          width={light.img.w}
          height={light.img.h}
          alt={alternative}
          className="ui-card"
          loading="lazy"
        />
      </picture>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
