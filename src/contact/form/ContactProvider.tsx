import { type ReactNode, useSyncExternalStore } from 'react';
import type { ContactStore } from '../store.ts';
import { ContactContext } from './contact-context.ts';

interface ContactProviderProps {
  store: ContactStore;
  privacyHref: string;
  children: ReactNode;
}

/** Gives the parts of the dialog the state of the store (spec §8). */
export function ContactProvider({ store, privacyHref, children }: ContactProviderProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return <ContactContext value={{ state, dispatch: store.dispatch, privacyHref }}>{children}</ContactContext>;
}
