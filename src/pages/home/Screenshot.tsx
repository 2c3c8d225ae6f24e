import { pictureOf } from './screenshots.ts';

interface ScreenshotProps {
  caption: string;
  /** The text alternative, for readers who do not see it. */
  alternative: string;
  /** Its file is `screenshots/<name>.png`. `<name>.dark.png`, if any, is for the dark theme. */
  name: string;
  /** Whether it is as wide as the page's column. */
  isWide: boolean;
}

export function Screenshot({ name, isWide, caption, alternative }: ScreenshotProps) {
  const light = pictureOf(name);
  const dark = pictureOf(`${name}.dark`);
  const sizes = `(width >= 48rem) ${isWide ? '80vw' : '50vw'}, 100vw`;
  const sourcesOf = (picture: typeof light, media?: string) =>
    Object.entries(picture?.sources ?? {}).map(([format, srcSet]) => (
      <source key={format} type={`image/${format}`} {...{ srcSet, sizes, media }} />
    ));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9.1 asks for the role and the name
    <figure className="screenshot" role="figure" aria-label={caption}>
      {/* To its largest version: on a phone, its words are too small. */}
      <a href={light?.img.src}>
        <picture>
          {sourcesOf(dark, 'screen and (prefers-color-scheme: dark)')}
          {sourcesOf(light)}
          <img
            src={light?.img.src}
            width={light?.img.w}
            height={light?.img.h}
            alt={alternative}
            className="card"
            loading="lazy"
          />
        </picture>
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
