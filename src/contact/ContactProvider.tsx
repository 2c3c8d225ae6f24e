import { type ReactNode, useSyncExternalStore } from 'react';
import { type Contact, ContactContext } from './contact-context.ts';
import type { ContactStore } from './store.ts';

interface ContactProviderProps extends Pick<Contact, 'privacyHref' | 'returnFocus'> {
  store: ContactStore;
  children: ReactNode;
}

/** Gives the parts of the dialog the state of the store (spec §8). */
export function ContactProvider({ store, children, ...page }: ContactProviderProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return <ContactContext value={{ state, dispatch: store.dispatch, ...page }}>{children}</ContactContext>;
}
