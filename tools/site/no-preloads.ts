import type { Plugin } from 'vite';

/**
 * Leaves Vite's preload helper out of the page's script, where it would take a third: no script that is imported
 * dynamically has styles or other chunks to preload.
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
    renderChunk: (code) =>
      code.replace(/__vitePreload\(\(\) => (import\([^)]*\)), __VITE_PRELOAD__\)/g, '$1'),
  };
}
