interface Picture {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

/**
 * The files of `screenshots/`, which `vite-imagetools` converts to several formats and widths. It
 * enlarges none. `build/check-screenshots.ts` refuses what cannot be shown.
 */
const pictures = import.meta.glob<Picture>('/screenshots/*.png', {
  eager: true,
  import: 'default',
  query: { w: '480;960;1440', format: 'avif;webp;png', as: 'picture' },
});

/** @returns the screenshot with a name, such as `planning` or `planning.dark`, if there is one. */
export function pictureOf(name: string): Picture | undefined {
  return pictures[`/screenshots/${name}.png`];
}
