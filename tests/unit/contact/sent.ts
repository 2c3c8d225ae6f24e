import { vi } from 'vitest';
import { initialState } from '../../../src/contact/state.ts';
import { type ContactStore, createStore } from '../../../src/contact/store.ts';
import { claire } from './claire.ts';

/** The service, as a test lets it answer; it accepts everything unless told otherwise. */
export const deliver = vi.fn<Parameters<typeof createStore>[0]>();

/** A dialog in which a message has been written and sent; the answer is there unless the service is silent. */
export async function sent(store = createStore(deliver, initialState())): Promise<ContactStore> {
  store.dispatch({ type: 'opened', opening: 'demo', subject: 'demo' });
  store.dispatch({ type: 'edited', change: claire });
  store.dispatch({ type: 'submitted', date: '2026-07-01T08:00:00.000Z' });
  await vi.advanceTimersByTimeAsync(0);
  return store;
}
