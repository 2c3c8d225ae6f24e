import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ContactStore } from './store.ts';

/** What the islands share. */
export const ContactContext = createContext<ContactStore | null>(null);

/** @returns the state, the texts and the page. @throws Error outside `<ContactContext>` (spec §8). */
export function useContact() {
  const store = useContext(ContactContext);
  if (!store) {
    throw new Error('useContact() is used outside <ContactContext>');
  }
  return { ...store, state: useSyncExternalStore(store.subscribe, store.getState) };
}
