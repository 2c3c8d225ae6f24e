const key = 'contact-draft';

/**
 * Firefox restores a page from its back/forward cache with an outdated copy of sessionStorage. A page that receives a
 * message while it is in that cache is dropped from it, and is loaded again on the way back.
 */
let channel: BroadcastChannel | undefined;
try {
  channel = new BroadcastChannel(key);
  channel.onmessage = () => {};
} catch {
  // Blocked together with storage.
}

/** @returns what the tab keeps, with values of any type; nothing where it is unreadable, blocked, or the same as `shown`. */
export function readDraft(shown: string): Record<string, unknown> | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored && stored !== shown) {
      return Object(JSON.parse(stored));
    }
  } catch {
    // Nothing that could be shown.
  }
}

/** Keeps a draft until the tab is closed. @returns whether it could: storage may be blocked or full. */
export function writeDraft(text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    channel?.postMessage(0);
    return true;
  } catch {
    return false;
  }
}
