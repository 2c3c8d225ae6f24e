const key = 'contact-draft';

/**
 * Firefox shows a page from its cache the storage as it was when the page was left. A page that hears a message while it
 * is in there leaves the cache, and is loaded anew on the way back.
 */
let channel: BroadcastChannel | undefined;
try {
  channel = new BroadcastChannel(key);
  channel.onmessage = () => {};
} catch {
  // Blocked with the storage.
}

/** @returns what the tab keeps, unless that is `shown`, unreadable, or blocked; its values may be of any type. */
export function readRecord(shown: string): Record<string, unknown> | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored && stored !== shown) return Object(JSON.parse(stored));
  } catch {
    // Nothing that could be shown.
  }
}

/** Keeps a text for the tab's life; an empty one leaves nothing. @returns whether: storage may be blocked or full. */
export function writeRecord(text: string): boolean {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    channel?.postMessage(0);
    return true;
  } catch {
    return false;
  }
}
