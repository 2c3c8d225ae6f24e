import { readRequest } from './fields.client.ts';
import { requestText } from './mailto.ts';
import { showMailLink } from './show.client.ts';
import { dispatch } from './store.client.ts';

/** Puts what stands in the fields into the link to the visitor's mail program, and says if it is cut. */
export function fillMailLink(): void {
  dispatch({ type: 'note', note: showMailLink() ? 'cut' : null });
}

/** Copies what stands in the fields, and says whether it could. */
export async function copyRequest(): Promise<void> {
  try {
    await navigator.clipboard.writeText(requestText(readRequest()));
    dispatch({ type: 'note', note: 'copied' });
  } catch {
    // The browser refused, or the page is not served over HTTPS, so there is no clipboard.
    dispatch({ type: 'note', note: 'notCopied' });
  }
}
