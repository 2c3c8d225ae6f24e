import { afterEach, beforeEach, vi } from 'vitest';
import { initialState } from '../../../src/contact/state.ts';
import { type ContactStore, createStore } from '../../../src/contact/store.ts';
import { claire } from './claire.ts';

/** The service, as a test lets it answer; it accepts everything unless told otherwise. */
export const deliver = vi.fn<Parameters<typeof createStore>[0]>();

/** Lets the service answer when the test wants it to. */
export function deliverLater() {
  let accept = () => {};
  let refuse = () => {};
  const answer = new Promise<void>((resolve, reject) => {
    accept = resolve;
    refuse = () => reject(new Error('no'));
  });
  deliver.mockReturnValue(answer);
  const after = (end: () => void) => {
    end();
    return vi.advanceTimersByTimeAsync(0);
  };
  return { accept: () => after(accept), fail: () => after(refuse) };
}

/** A page whose visitor has done nothing yet. */
export const newStore = () => createStore(deliver, initialState());

/** A dialog in which a message has been written and sent; the answer is there unless the service is silent. */
export async function sent(store = newStore()): Promise<ContactStore> {
  store.dispatch({ type: 'opened', opening: 'demo', subject: 'demo' });
  store.dispatch({ type: 'edited', change: claire });
  store.dispatch({ type: 'submitted', date: '2026-07-01T08:00:00.000Z' });
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

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

/** Storage that the visitor blocks, or that is full. */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

function storage(content: Map<string, string>) {
  return {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
}

/**
 * Gives each test of a file a page of its own: empty storage, a window, a clock that the test moves, a service that
 * accepts, and a console that keeps errors to itself.
 * @returns a function that makes an event happen to that window.
 */
export function freshPage(): (type: 'pageshow' | 'beforeunload', properties?: object) => Event {
  let target: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    deliver.mockReset().mockResolvedValue();
    stubStorage();
    target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return (type, properties = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), properties);
    target.dispatchEvent(event);
    return event;
  };
}
