import { defineConfig } from 'vitest/config';

/**
 * The unit tests of `npm run mutation`, which runs vitest once a mutant. So it loads of the site's build only what
 * these tests need, the languages and the settings, and leaves out the tests that read the sources as text or render
 * every page, where a mutant changes nothing. The imports are out of the bundler's sight: a file that a configuration
 * imports counts as related to every test, and each of its mutants would run them all.
 */
const here = (file: string) => new URL(file, import.meta.url).href;
const { languagesFromFiles }: typeof import('./tools/i18n/plugin.ts') = await import(
  here('tools/i18n/plugin.ts')
);
const { readSettings }: typeof import('./src/site/settings.ts') = await import(
  here('src/site/settings.ts')
);

export default defineConfig({
  define: { __SETTINGS__: JSON.stringify(readSettings({})) },
  plugins: [languagesFromFiles(false)],
  test: {
    // On a machine that is busy otherwise; a mutant that never ends is Stryker's to end.
    testTimeout: 30_000,
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    exclude: ['tests/unit/{contrast,rgaa}.test.ts'],
  },
});
