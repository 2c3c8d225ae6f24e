import { delimiter } from 'node:path';
import { defineConfig } from 'vitest/config';

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
          // Far from Paris, so that Paris time in a result is there on purpose.
          env: { TZ: 'Pacific/Auckland' },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/build-if-old.ts',
          // Some tests build the site again.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'servers',
          // Where Debian has nginx and Apache, out of the path of an ordinary user.
          env: { PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) },
          include: ['tests/servers/**/*.test.ts'],
          globalSetup: 'tests/build-if-old.ts',
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
