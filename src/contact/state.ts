import type { Opening } from '../i18n/resources.ts';
import { emptyDraft } from './letter/empty-draft.ts';
import { type Draft, isSameLetter, type Letter } from './letter/fields.ts';
import type { Kept, KeptLetter } from './letter/kept.ts';
import { type Errors, findErrors } from './letter/rules.ts';
import { knownSubject } from './letter/subjects.ts';
import type { Reason } from './sending/not-sent.ts';

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
  /** The last that was sent from here; sent again unchanged it keeps its date, so that twins can be told. */
  letter: KeptLetter | null;
  /** Whether an earlier version of the draft has arrived after its silence was taken for a failure. */
  arrived: boolean;
  /** A letter that was on its way when its page was left: nobody knows whether it arrived. */
  interrupted: KeptLetter | null;
}

export type ContactEvent =
  | { type: 'opened'; opening: Opening | null; subject: Draft['subject'] }
  | { type: 'closed' }
  | { type: 'edited'; change: Partial<Draft> }
  | { type: 'submitted'; date: string }
  | { type: 'delivered'; draft: Letter }
  | { type: 'failed'; attempt: number; reason: Reason | null }
  /** Another page of the tab has taken the letter over that was on its way here. */
  | { type: 'overtaken'; attempt: number; kept: Kept | null }
  /** The page comes back from the browser's cache: another page of the tab may have changed or sent the draft. */
  | { type: 'restored'; kept: Kept | null; interrupted: KeptLetter | null }
  /** The visitor takes the interrupted letter back into the form, or does without. */
  | { type: 'resumed' }
  | { type: 'dismissed' }
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
    interrupted: null,
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
    case 'overtaken':
      if (submission.status !== 'sending' || event.attempt !== state.attempts) return state;
      if (event.type === 'failed') return { ...state, submission: { status: 'error', reason: event.reason } };
      return restore({ ...state, submission: { status: 'idle' } }, event.kept, state.interrupted);
    case 'restored':
      return editable ? restore(state, event.kept, event.interrupted) : state;
    case 'resumed':
      if (!editable || !state.interrupted) return state;
      return { ...withDraft(state, state.interrupted), letter: state.interrupted, interrupted: null };
    case 'dismissed':
      return { ...state, interrupted: null };
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

function restore(state: ContactState, kept: Kept | null, interrupted: KeptLetter | null): ContactState {
  const { preset } = state;
  const latest = kept ?? { draft: { ...emptyDraft, subject: preset }, preset };
  return isSameLetter(latest.draft, state.draft)
    ? { ...state, interrupted }
    : { ...withDraft(state, latest), interrupted };
}

/** Another draft: what was said of the one before is no longer true. */
function withDraft(state: ContactState, { draft, preset }: Kept): ContactState {
  const { open, opening, attempts, refusals, interrupted } = state;
  const known = { ...emptyDraft, ...draft, subject: knownSubject(draft.subject) };
  return initialState({ open, opening, attempts, refusals, interrupted, draft: known, preset: knownSubject(preset) });
}

function fresh({ attempts, refusals, interrupted }: ContactState): ContactState {
  return initialState({ attempts, refusals, interrupted });
}
