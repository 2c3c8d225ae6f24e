import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the screenshots into the site. Pages, and so their images, are only in the server build,
 * whose assets Vite drops.
 */
export function screenshotFiles(dir: string): Plugin {
  return {
    name: 'screenshot-files',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && /\.(avif|webp|png)$/.test(file.fileName)) {
          mkdirSync(dirname(join(dir, file.fileName)), { recursive: true });
          writeFileSync(join(dir, file.fileName), file.source);
        }
      }
    },
  };
}
