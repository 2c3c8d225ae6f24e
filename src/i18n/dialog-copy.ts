import type { Resources } from './resources.ts';

/**
 * Fetches the words of the contact dialog in the page's language. The page names the file, so that no script knows
 * the languages and none grows with them.
 * @throws the server's answer, or an Error without one, when the file cannot be had (an old page after a new deployment).
 */
export async function fetchDialogCopy(): Promise<Resources['contact']> {
  const response = await fetch(document.documentElement.dataset.dialogCopy as string);
  return response.ok ? response.json() : Promise.reject(response);
}
