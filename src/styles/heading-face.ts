/** The only weight of the heading face. */
export const headingWeight = 700;

/**
 * The elements in the heading face: titles, figures and stamps. `uno.config.ts` makes a rule of them, and
 * `build/heading-font.ts` cuts the font to their texts.
 */
export const inHeadingFace = [
  'h1',
  'h2',
  'h3',
  'caption',
  '.article-number > strong',
  '.circuit-stamp',
  '.footer-heading',
  '.gauge-foot',
  '.header-brand',
  '.hero-banner > strong',
  '.hero-eyebrow',
  '.offer-figures li',
  '.picture-title',
  '.section > .in-margin',
  '.stamp',
  '.term',
  '.toc-title',
  '.week-foot > :first-child',
];
