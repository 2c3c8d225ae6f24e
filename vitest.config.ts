import { delimiter } from 'node:path';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import siteConfig from './vite.config.ts';

const tests = defineConfig({
  test: {
    maxWorkers: 2,
    reporters: process.env.CI
      ? ['default', ['json', { outputFile: 'reports/vitest.json' }]]
      : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/unit/fail-on-console.ts',
          // Far from Paris, so that Paris time in a result is there on purpose.
          env: { TZ: 'Pacific/Auckland' },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/build-if-old.ts',
          // Some tests build the site again.
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          // Where Debian has nginx and Apache, out of the path of an ordinary user.
          env: { PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) },
          include: ['tests/servers/**/*.test.ts'],
          globalSetup: 'tests/build-if-old.ts',
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

export default mergeConfig(siteConfig({ mode: 'try', command: 'serve' }), tests);
