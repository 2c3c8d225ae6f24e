import type { Resources } from './resources.ts';

/**
 * Fetches the words of the contact dialog in the page's language. The page names the file, so that no script knows
 * the languages and none grows with them.
 * @throws Error when the file cannot be had (an old page after a new deployment is answered with a page, which is no JSON).
 */
export async function fetchDialogCopy(): Promise<Resources['contact']> {
  return (await fetch(document.documentElement.dataset.dialogCopy as string)).json();
}
