import { createContext, useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactPage, ContactStore } from './store.ts';

/** What the answers share. */
export const ContactContext = createContext<(ContactPage & { store: ContactStore }) | null>(null);

/** @returns the dialog's words, what is to be answered, and the page. @throws Error outside `<ContactContext>` (spec §8). */
export function useContact() {
  const contact = useContext(ContactContext);
  if (!contact) throw new Error('useContact() is used outside <ContactContext>');
  const { store } = contact;
  const { t, i18n } = useTranslation('contact');
  return { ...contact, t, language: i18n.language, state: useSyncExternalStore(store.subscribe, store.getState) };
}
