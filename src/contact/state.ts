import type { Opening } from '../i18n/resources.ts';
import { emptyDraft } from './letter/empty-draft.ts';
import { type Draft, isSameLetter, type Letter } from './letter/fields.ts';
import type { Kept, Sent } from './letter/kept.ts';
import { type Errors, findErrors } from './letter/rules.ts';
import { knownSubject } from './letter/subjects.ts';

/** What a visitor can be told of a letter that did not leave: keys of `failure` in `contact.json`. */
export const reasons = ['timeout', 'tooLong'] as const;
export type Reason = (typeof reasons)[number];

/** Where a request stands (spec §4). */
type Submission =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'success' }
  | { status: 'error'; reason: Reason | null };

export interface ContactState {
  open: boolean;
  opening: Opening | null;
  draft: Draft;
  /** The subject that the button chose, as long as the visitor has not chosen another. */
  preset: Draft['subject'];
  errors: Errors;
  /** How many times the form was refused, so that the same errors are announced again. */
  refusals: number;
  /** How many times it was sent, which tells the answers apart. */
  attempts: number;
  submission: Submission;
  /** The last that was sent; sent again unchanged it keeps its date, so that twins can be told. */
  letter: Sent | null;
  /** Whether an earlier version of the draft has arrived after its silence was taken for a failure. */
  arrived: boolean;
}

export type ContactEvent =
  | { type: 'opened'; opening: Opening | null; subject: Draft['subject'] }
  | { type: 'closed' }
  | { type: 'edited'; change: Partial<Draft> }
  | { type: 'submitted'; date: string }
  | { type: 'delivered'; draft: Letter }
  | { type: 'failed'; attempt: number; reason: Reason | null }
  /** The page begins, or comes back from the browser's cache: another page may have changed or sent the draft. */
  | { type: 'restored'; kept: Kept | null }
  /** The visitor wants to write another message rather than see the dialog close. */
  | { type: 'renewed' };

/** The state before anything happened, as far as the page does not say otherwise. */
export function initialState(page: Partial<ContactState> = {}): ContactState {
  return {
    open: false,
    opening: null,
    draft: emptyDraft,
    preset: '',
    errors: {},
    refusals: 0,
    attempts: 0,
    submission: { status: 'idle' },
    letter: null,
    arrived: false,
    ...page,
  };
}

/** The dialog's state machine (spec §4, §5). An event that makes no sense in a state leaves it as it is. */
export function reduce(state: ContactState, event: ContactEvent): ContactState {
  const { submission } = state;
  const editable = submission.status === 'idle' || submission.status === 'error';
  switch (event.type) {
    case 'opened':
      return editable
        ? preset({ ...state, open: true, opening: event.opening }, event.subject)
        : { ...state, open: true };
    case 'closed':
      return submission.status === 'success' && state.open ? fresh(state) : { ...state, open: false };
    case 'edited':
      return editable ? edit(state, event.change) : state;
    case 'submitted':
      return editable ? submit(state, event.date) : state;
    case 'delivered':
      return deliver(state, event.draft);
    case 'failed':
      if (submission.status !== 'sending' || event.attempt !== state.attempts) return state;
      return { ...state, submission: { status: 'error', reason: event.reason } };
    case 'restored':
      return editable ? restore(state, event.kept) : state;
    case 'renewed':
      if (submission.status !== 'success') return state;
      return preset({ ...fresh(state), open: true, opening: state.opening }, state.preset);
  }
}

function preset(state: ContactState, subject: Draft['subject']): ContactState {
  const chosenByVisitor = state.draft.subject !== '' && state.draft.subject !== state.preset;
  return { ...state, preset: subject, draft: chosenByVisitor ? state.draft : { ...state.draft, subject } };
}

function edit(state: ContactState, change: Partial<Draft>): ContactState {
  const errors = Object.entries(state.errors).filter(([field]) => !(field in change));
  return { ...state, draft: { ...state.draft, ...change }, errors: Object.fromEntries(errors) };
}

function submit(state: ContactState, date: string): ContactState {
  const errors = findErrors(state.draft);
  if (Object.keys(errors).length > 0) return { ...state, errors, refusals: state.refusals + 1 };
  const { draft, preset, letter } = state;
  const sent = { draft, preset, date: letter && isSameLetter(letter.draft, draft) ? letter.date : date };
  return { ...state, errors, attempts: state.attempts + 1, letter: sent, submission: { status: 'sending' } };
}

/** An answer that comes after the time-out still counts; what was changed since has not arrived, and stays. */
function deliver(state: ContactState, draft: Letter): ContactState {
  if (state.submission.status === 'success') return state;
  return isSameLetter(draft, state.draft)
    ? { ...state, submission: { status: 'success' } }
    : { ...state, arrived: true };
}

function restore(state: ContactState, kept: Kept | null): ContactState {
  const { open, opening, attempts, refusals, preset } = state;
  const latest: Kept = kept ?? { draft: { ...emptyDraft, subject: preset }, preset };
  const { date } = latest;
  const letter = date ? { ...latest, date } : null;
  if (isSameLetter(latest.draft, state.draft)) return { ...state, letter: letter ?? state.letter };
  // What was said of the draft before is no longer true.
  const draft = { ...emptyDraft, ...latest.draft, subject: knownSubject(latest.draft.subject) };
  return initialState({ open, opening, attempts, refusals, draft, preset: knownSubject(latest.preset), letter });
}

function fresh({ attempts, refusals }: ContactState): ContactState {
  return initialState({ attempts, refusals });
}
