import type { Draft } from '../letter/draft.ts';

type OpeningWords = [title: string, subtitle: string, subject: Draft['subject']];

/** What the page's script needs to know of the form before React is there; it holds no copy of its own. */
export interface DialogWords {
  /** Name of an opening → its title, subtitle and subject; the one without a name is for a button that says nothing. */
  openings: Record<string, OpeningWords> & { '': OpeningWords };
  /** The counter, with # for the number. */
  counter: string;
  sending: string;
  /** What the page says of a message that waited for React in vain, once the dialog is closed. */
  notSent: string;
  email: string;
  failed: string;
  direct: string;
  copy: string;
  copied: string;
  notCopied: string;
  cut: string;
}
