import type { Draft } from './draft.ts';

/** Nothing filled in. */
export const emptyDraft: Readonly<Draft> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  subject: '',
  message: '',
  consent: false,
  trap: '',
};
