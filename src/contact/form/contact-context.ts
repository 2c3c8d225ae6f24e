import { createContext, useContext } from 'react';
import type { ContactEvent, ContactState } from '../state.ts';

/** What the dialog's parts share. */
export interface Contact {
  state: ContactState;
  dispatch(event: ContactEvent): void;
  /** The privacy policy in the page's language. */
  privacyHref: string;
}

export const ContactContext = createContext<Contact | null>(null);

/** @returns the dialog's state and how to change it. @throws Error outside `<ContactProvider>` (spec §8). */
export function useContact(): Contact {
  const contact = useContext(ContactContext);
  if (!contact) throw new Error('useContact() is used outside <ContactProvider>');
  return contact;
}
