import './tests/own-settings.ts';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      setupFiles: 'tests/loopback-only.ts',
      // Much of it waits: two files at once, on two cores too.
      maxWorkers: 2,
      projects: [
        // Far from Paris, so that a time of Paris is one on purpose.
        {
          extends: true,
          test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], env: { TZ: 'Pacific/Auckland' } },
        },
        { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'hosting',
            include: ['tests/{first-minute,hosting}/**/*.test.ts'],
            globalSetup: 'tests/hosting/build-site.ts',
            testTimeout: 120_000,
            hookTimeout: 300_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'engines',
            include: ['tests/engines/*.test.ts'],
            globalSetup: 'tests/engines/site.ts',
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'screen-reader',
            include: ['tests/screen-reader/*.test.ts'],
            globalSetup: 'tests/engines/site.ts',
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }),
);
