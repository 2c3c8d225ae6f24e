import { glob, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';

/*
 * What vite-react-ssg writes for pages that React hydrates, and these pages do not need. It has no option against it
 * (https://github.com/Daydreamer-riri/vite-react-ssg/issues/76).
 */

const elements = [
  // The router's state, and the name of its data files. The Content-Security-Policy would refuse both.
  'script:not([src], [type])',
  // The modules of the pages, and the pictures of the first screen: a first paint would wait for them.
  'link[rel=modulepreload], link[rel=preload]',
];

/** Attributes of the element that React would hydrate: `<body id="root">` in `index.html`. */
const attributesOfBody = ['id', 'data-server-rendered'];

/** The router's data, Vite's manifests, and the style sheet, whose rules each page will have. */
const files = ['static-loader-data*', '.vite', 'assets/app-*.css'];

/** Removes from a page what only hydration needs. */
export function removeLeftovers(document: HTMLElement): void {
  for (const element of document.querySelectorAll(elements.join())) {
    element.remove();
  }
  const body = document.querySelector('body');
  for (const name of attributesOfBody) {
    body?.removeAttribute(name);
  }
}

/** Removes the files of a built site that no page will use. */
export async function removeLeftoverFiles(dir: string): Promise<void> {
  for await (const file of glob(files, { cwd: dir })) {
    await rm(join(dir, file), { recursive: true });
  }
}

/**
 * Moves the 404 page of a language to where servers look for it: `404.html`, not `404/index.html`.
 * @param folder of the language in the built site.
 */
export async function moveNotFoundPage(folder: string): Promise<void> {
  await rename(join(folder, '404/index.html'), join(folder, '404.html'));
  await rmdir(join(folder, '404'));
}
