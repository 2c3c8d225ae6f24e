import { type ContactRequest, makeRequest } from './request.ts';

/** What was typed, and whether it may have arrived already without being confirmed. */
export type Draft = ContactRequest & { unconfirmed?: boolean };

const draftKey = 'contact-draft';

const emptyDraft = JSON.stringify(makeRequest(() => ''));

const otherPages = listenToOtherPages();

/**
 * Firefox's page from the bfcache has the session storage of the moment when it was left. It drops
 * such a page if a message reaches it there: so a page that stores another draft sends one.
 * @returns nothing in other browsers, or if storage is blocked: then there is no draft either.
 */
function listenToOtherPages(): BroadcastChannel | undefined {
  if (!CSS.supports('-moz-appearance', 'none')) {
    return undefined;
  }
  try {
    const channel = new BroadcastChannel(draftKey);
    channel.addEventListener('message', () => {});
    return channel;
  } catch {
    return undefined;
  }
}

/** @returns the stored text, and the draft in it; nothing if there is none, or storage is blocked. */
export function storedDraft(): { text: string | null; draft: Partial<Draft> | null } {
  try {
    const text = sessionStorage.getItem(draftKey);
    return { text, draft: JSON.parse(text ?? 'null') };
  } catch {
    return { text: null, draft: null };
  }
}

/**
 * Stores a draft in the tab's session storage, until the tab is closed. An empty draft is stored only in
 * place of another one, so that a page that comes back from the bfcache empties its form too.
 * @returns false if it could not: storage is blocked or full.
 */
export function storeDraft(draft: string): boolean {
  if (draft === (storedDraft().text ?? emptyDraft)) {
    return true;
  }
  try {
    // If the new text does not fit, no page may restore the older one.
    sessionStorage.removeItem(draftKey);
    sessionStorage.setItem(draftKey, draft);
    return true;
  } catch {
    return false;
  } finally {
    otherPages?.postMessage('');
  }
}
