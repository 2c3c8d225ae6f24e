import type { Plugin } from 'vite';

/**
 * Leaves Vite's loader of preloads out of the page's script, of which it would be a third: no script that is fetched on
 * demand has styles or parts of its own to fetch along.
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
    renderChunk: (code) => code.replace(/__vitePreload\(\(\) => (import\([^)]*\)), __VITE_PRELOAD__\)/g, '$1'),
  };
}
