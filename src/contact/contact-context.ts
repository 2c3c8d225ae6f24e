import { createContext, useContext } from 'react';
import type { FormValues } from './request.ts';
import type { FormEvent, FormState } from './state.ts';

interface ContactContextValue {
  state: FormState;
  dispatch(event: FormEvent): void;
  /** Answers « Envoyer »: sends what stands in the form, or says what is wrong. */
  submit(): void;
  /** Follows an edit of a field. */
  edit(field: keyof FormValues): void;
  /** What the button was for that opened the form; empty where that is not known. */
  purpose: string;
  /** The tag by which dates are written. */
  formats: string;
  /** The address of the privacy policy. */
  privacy: string;
}

/** What all parts of the contact form know: its React context (spec §8). */
export const ContactContext = createContext<ContactContextValue | null>(null);

/** @throws Error outside `<ContactContext>` (spec §8). */
export function useContact(): ContactContextValue {
  const value = useContext(ContactContext);
  if (!value) {
    throw new Error('useContact() is used outside <ContactContext>');
  }
  return value;
}
