import { defineConfig, presetWind3 } from 'unocss';
import { calendarColumns } from './src/pages/deployment/calendar-columns.ts';
import { gaugeColumns } from './src/pages/overtime-module/gauge-columns.ts';
import { dark, light, moreContrast } from './src/styles/colours.ts';
import { headingWeight, inHeadingFace } from './src/styles/heading-face.ts';

/** @returns the variables of a theme, for the whole page. */
function variables(theme: Record<string, string>): string {
  const declarations = Object.entries(theme).map(([name, colour]) => `--${name}: ${colour};`);
  return `:root { ${declarations.join(' ')} }`;
}

/** The layer of `src/styles.css` for each of UnoCSS's own. */
const layers: Record<string, string> = {
  preflights: 'theme',
  default: 'utilities',
};

/** UnoCSS's utilities, with the colours of `src/styles/colours.ts` and the sizes of `sizes.css`. */
export default defineConfig({
  presets: [presetWind3({ preflight: false })],
  outputToCssLayers: { cssLayerName: (layer) => layers[layer] },
  preflights: [
    {
      getCSS: () => `${variables(light)}
        @media screen and (prefers-color-scheme: dark) { ${variables(dark)} }
        @media (prefers-contrast: more) { ${variables(moreContrast)} }
        ${inHeadingFace.join()} { font-family: var(--display); font-weight: ${headingWeight}; }`,
    },
  ],
  rules: [
    // These replace rules of the preset that set a line height.
    [/^text-(small|lead|h[1-3])$/, ([, size]) => ({ 'font-size': `var(--text-${size})` })],
  ],
  configDeps: [
    'src/styles/colours.ts',
    'src/styles/heading-face.ts',
    'src/pages/deployment/calendar-columns.ts',
    'src/pages/deployment/weeks.ts',
    'src/pages/overtime-module/gauge-columns.ts',
    'src/pages/overtime-module/month.ts',
  ],
  // Read from disk, because the client bundle, which UnoCSS scans, has no components.
  content: { filesystem: ['src/{components,contact,layout,pages}/**/*.tsx', 'index.html'] },
  safelist: [...gaugeColumns, ...calendarColumns],
  theme: {
    colors: Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`])),
  },
});
