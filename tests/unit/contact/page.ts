import { afterEach, beforeEach, vi } from 'vitest';

/** The tab's storage, empty or with what another page of the tab left in it; and, empty, the one that tabs share. */
export function stubStorage(content = new Map<string, string>()): Map<string, string> {
  vi.stubGlobal('sessionStorage', storage(content));
  vi.stubGlobal('localStorage', storage(new Map()));
  return content;
}

/** Another tab's storage, or the one that Firefox goes on showing to a page from its cache. */
export function stubStorageOfTheTab(): void {
  vi.stubGlobal('sessionStorage', storage(new Map()));
}

function storage(content: Map<string, string>) {
  return {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
}

/** The window of a page, as far as it comes and goes. @returns a function that makes an event happen to it. */
export function stubWindow() {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  return (type: 'pagehide' | 'pageshow' | 'beforeunload', properties = {}): Event => {
    const event = Object.assign(new Event(type, { cancelable: true }), properties);
    target.dispatchEvent(event);
    return event;
  };
}

/**
 * Gives each test of a file a page of its own: empty storage, a window, and a clock that the test moves.
 * @returns a function that makes an event happen to that window.
 */
export function freshPage(): ReturnType<typeof stubWindow> {
  let happen: ReturnType<typeof stubWindow>;
  beforeEach(() => {
    vi.useFakeTimers();
    stubStorage();
    happen = stubWindow();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return (...event) => happen(...event);
}
