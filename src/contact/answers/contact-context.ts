import { createContext, useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactPage, ContactStore } from './store.ts';

/** What the islands share. */
export const ContactContext = createContext<(ContactPage & { store: ContactStore }) | null>(null);

/** @returns the texts, the state and the page. @throws Error outside `<ContactContext>` (spec §8). */
export function useContact() {
  const contact = useContext(ContactContext);
  if (!contact) throw new Error('useContact() is used outside <ContactContext>');
  const { store } = contact;
  const { t } = useTranslation('contact');
  return { ...contact, t, state: useSyncExternalStore(store.subscribe, store.getState) };
}
