import { defineConfig, presetWind3 } from 'unocss';
import { dark, light, moreContrast } from './src/styles/colours.ts';

/** @returns the variables of a theme, for the whole page. */
function variables(theme: Record<string, string>): string {
  const declarations = Object.entries(theme).map(([name, colour]) => `--${name}: ${colour};`);
  return `:root { ${declarations.join(' ')} }`;
}

/** The layer of `src/styles.css` for each of UnoCSS's own. */
const layers: Record<string, string> = {
  preflights: 'theme',
  shortcuts: 'shared',
  default: 'utilities',
};

/**
 * UnoCSS's utilities with the colours of `src/styles/colours.ts` and the sizes of `sizes.css`, and
 * shortcuts (`ui-…`) for what several elements share.
 */
export default defineConfig({
  presets: [presetWind3({ preflight: false })],
  outputToCssLayers: { cssLayerName: (layer) => layers[layer] },
  preflights: [
    {
      getCSS: () => `${variables(light)}
        @media screen and (prefers-color-scheme: dark) { ${variables(dark)} }
        @media (prefers-contrast: more) { ${variables(moreContrast)} }`,
    },
  ],
  rules: [
    // These replace rules of the preset that set a line height.
    [/^text-(small|lead|h[1-3])$/, ([, size]) => ({ 'font-size': `var(--text-${size})` })],
  ],
  configDeps: ['src/styles/colours.ts'],
  // Read from disk, because the client bundle, which UnoCSS scans, has no components.
  content: { filesystem: ['src/{components,contact,layout,pages}/**/*.tsx', 'index.html'] },
  theme: {
    colors: Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`])),
    fontFamily: { display: 'var(--display)' },
    aria: { disabled: 'disabled="true"', invalid: 'invalid="true"' },
    lineHeight: { close: '1.4' },
    borderRadius: { book: 'var(--radius)' },
    breakpoints: { md: '48rem' },
  },
  shortcuts: {
    // Layout of a page.
    'ui-stack': 'grid gap-4 justify-items-start content-start',
    'ui-halves': 'grid grid-cols-1 gap-8 md:grid-cols-2 print:(grid-cols-2 gap-4)',
    'ui-thirds': 'grid grid-cols-1 gap-8 min-[60rem]:grid-cols-3 print:(grid-cols-3 gap-4)',
    'ui-actions': 'flex flex-wrap gap-3 print:hidden',

    // Text.
    'ui-lead': 'text-lead max-w-62ch text-soft print:max-w-none',
    'ui-term': 'font-display font-700 text-ink text-h3 leading-[1.3]',
    'ui-entry': 'grid gap-2 content-start pt-4 border-t-3 border-ink print:break-inside-avoid',
    'ui-tag':
      'inline-block border border-s-4 border-line-strong border-s-yellow px-2 py-1 text-small bg-raised',

    // Boxes.
    'ui-card': 'border border-rule bg-raised print:break-inside-avoid',
    'ui-box':
      'p-[clamp(min(1.25rem,5vw),2.5vw,1.75rem)] border border-rule bg-raised print:(p-0 border-0)',
    'ui-tabbed-card': [
      'p-[clamp(1.25rem,2.5vw,1.75rem)] border border-t-8 border-rule border-t-yellow bg-raised',
      '[box-shadow:var(--shadow)] print:(px-4 py-3 break-inside-avoid)',
    ],

    // Links of the header and the footer.
    'ui-nav-link': [
      'inline-flex items-center min-h-11 px-3 rounded-book text-ink no-underline hover:bg-wash',
      'aria-[current]:[text-decoration:underline_0.15em_var(--red)]',
    ],

    // Pictures.
    'ui-pen': 'fill-none stroke-red stroke-2.5 stroke-cap-round stroke-join-round',
    'ui-outlined': 'stroke-ink stroke-2 stroke-join-round',
    'ui-cell': 'stroke-slot-edge',

    // The contact form.
    'ui-hint': 'text-small text-soft font-400',
    'ui-field': 'grid grid-cols-1 content-start gap-1',
    'ui-control': [
      'ui-card rounded-book w-full min-h-11.5 px-3 py-2 [font:inherit] text-inherit outline-offset-2 scroll-my-8',
      'aria-invalid:(border-error border-s-6)',
    ],
  },
});
