import { type Draft, makeLetter } from './fields.ts';

/** Nothing filled in. */
export const emptyDraft: Readonly<Draft> = { ...makeLetter(() => ''), consent: false, trap: '' };
