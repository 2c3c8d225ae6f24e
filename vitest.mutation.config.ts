import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** The unit tests alone, for `npm run mutation`: the other projects need a built site or servers. */
export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), { test: { include: ['tests/unit/**/*.test.{ts,tsx}'] } }),
);
