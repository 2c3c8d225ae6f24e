import { defineConfig } from 'vitest/config';
import { languagesFromFiles } from './build/i18n/plugin.ts';
import { readSettings } from './src/site/settings.ts';

/**
 * The unit tests of `npm run mutation`. It starts vitest once a mutant, so it loads only what these tests need of the
 * site's build (the languages, the settings), and leaves out the tests that judge the text of the sources: a mutant
 * lives in what runs.
 */
export default defineConfig({
  define: { __SETTINGS__: JSON.stringify(readSettings({})) },
  plugins: [languagesFromFiles({ drafts: false })],
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    exclude: ['arrows', 'contrast', 'rgaa', 'words', 'i18n/direction', 'i18n/unused-keys'].map(
      (name) => `tests/unit/${name}.test.ts`,
    ),
  },
});
