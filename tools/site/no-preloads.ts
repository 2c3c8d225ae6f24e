import type { Plugin } from 'vite';

/**
 * Leaves Vite's preload helper out of the page's script: no script that is imported dynamically has styles or other
 * scripts to preload, and the helper took 608 of 3234 compressed bytes. `build.modulePreload: false` keeps it, since it
 * loads styles too (https://github.com/vitejs/vite/issues/13952), and `experimental.renderBuiltUrl` changes addresses only.
 */
export function noPreloads(): Plugin {
  return {
    name: 'no-preloads',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
