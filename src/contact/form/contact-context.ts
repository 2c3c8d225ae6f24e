import { createContext, useContext } from 'react';
import type { useSubmission } from './use-submission.ts';

export interface FormProps {
  /** The tag that formats dates. */
  formats: string;
  /** The address of the privacy policy. */
  privacy: string;
}

type ContactContextValue = FormProps & ReturnType<typeof useSubmission>;

/** Shared by all parts of the contact form. */
export const ContactContext = createContext<ContactContextValue | null>(null);

/** @throws Error outside `<ContactContext>` (spec §8). */
export function useContact(): ContactContextValue {
  const value = useContext(ContactContext);
  if (!value) {
    throw new Error('useContact() is used outside <ContactContext>');
  }
  return value;
}
