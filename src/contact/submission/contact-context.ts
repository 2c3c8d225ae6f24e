import { createContext, useContext } from 'react';
import type { DialogParts } from '../page/dialog-parts.ts';
import type { SubmissionState } from './submission-state.ts';

interface ContactContextValue {
  parts: DialogParts;
  state: SubmissionState;
  /** Ends the thanks: the form is shown again, without an answer. */
  startAnew(): void;
}

/** What all answers of the form know: the React context of the contact form (spec §8). */
export const ContactContext = createContext<ContactContextValue | null>(null);

/** @throws Error outside `<ContactContext>` (spec §8). */
export function useContact(): ContactContextValue {
  const value = useContext(ContactContext);
  if (!value) {
    throw new Error('useContact() is used outside <ContactContext>');
  }
  return value;
}
