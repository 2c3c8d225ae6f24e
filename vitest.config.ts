import './tests/own-settings.ts';
import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const project = (
  name: string,
  include: string,
  own: NonNullable<UserWorkspaceConfig['test']> = {},
) => ({
  extends: true as const,
  test: { name, include: [include], ...own },
});

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      // Much of the work is waiting: two files at once, even on one core; more in `hosting` (tests/parts.ts).
      maxWorkers: 2,
      // Far more than a slow machine needs.
      testTimeout: 300_000,
      hookTimeout: 600_000,
      projects: [
        // Far from Paris, so that a time of Paris is one on purpose.
        project('unit', 'tests/unit/**/*.test.{ts,tsx}', {
          setupFiles: 'tests/unit/fail-on-console.ts',
          env: { TZ: 'Pacific/Auckland' },
          // Off, since Node warns that its own storage has no file.
          execArgv: ['--no-experimental-webstorage'],
        }),
        project('dist', 'tests/dist/**/*.test.ts'),
        project('hosting', 'tests/hosting/**/*.test.ts', {
          globalSetup: 'tests/hosting/built-release.ts',
        }),
        project('first-minute', 'tests/first-minute/**/*.test.ts'),
      ],
    },
  }),
);
