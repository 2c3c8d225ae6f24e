import type { Plugin } from 'vite';

/**
 * Removes Vite's preload helper, a fifth of every page's script: later imports have nothing to
 * preload. Vite keeps it even without `modulePreload`
 * (https://github.com/vitejs/vite/issues/13952).
 */
export function noPreloadHelper(): Plugin {
  return {
    name: 'no-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
