const key = 'contact-draft';

/**
 * Firefox restores a page from its back/forward cache with an outdated copy of sessionStorage. A page that receives a
 * message while it is in that cache is dropped from it, and is loaded again on the way back.
 */
let channel: BroadcastChannel | undefined;
try {
  channel = new BroadcastChannel(key);
  // A page without a listener receives nothing.
  channel.onmessage = () => {};
} catch {
  // Blocked together with storage.
}

/**
 * Reads the draft that the tab keeps.
 * @param known the draft that stands in the form already, as text.
 * @returns its entries, of any type; nothing where there is no draft, no other than `known`, or none that can be read.
 */
export function readDraft(known: string): Record<string, unknown> | undefined {
  try {
    const text = sessionStorage.getItem(key);
    if (text && text !== known) {
      // An object without entries for `null` or a number, which is JSON too.
      return Object(JSON.parse(text));
    }
  } catch {
    // Storage is blocked, or the text is no JSON.
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
