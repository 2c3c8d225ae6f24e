import { createContext, useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactStore } from '../store.ts';

interface Contact {
  store: ContactStore;
  /** The privacy policy in the page's language. */
  privacyHref: string;
}

/** What the dialog's parts share. */
export const ContactContext = createContext<Contact | null>(null);

/** @returns the dialog's words, its state and how to change it. @throws Error outside `<ContactContext>` (spec §8). */
export function useContact() {
  const contact = useContext(ContactContext);
  if (!contact) throw new Error('useContact() is used outside <ContactContext>');
  const { store, privacyHref } = contact;
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { t, i18n } = useTranslation('contact');
  return { t, language: i18n.language, state, dispatch: store.dispatch, privacyHref };
}
