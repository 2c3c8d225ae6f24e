import { defineConfig } from 'vitest/config';

// A developer's own settings are none of the tests'.
process.env.IGNORE_ENV_FILES = '1';

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: process.env.CI
      ? ['default', ['json', { outputFile: 'reports/vitest.json' }]]
      : ['default'],
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/unit/fail-on-console.ts',
          // Far from Paris, so that a time of Paris is one on purpose.
          env: { TZ: 'Pacific/Auckland' },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/built-site.ts',
          // Some build the site anew.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'servers',
          include: ['tests/servers/**/*.test.ts'],
          globalSetup: 'tests/built-site.ts',
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
