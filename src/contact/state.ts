import type { Opening } from '../components/openings.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { type Errors, findErrors } from './rules.ts';

/** Where a request stands (spec §4). `attempt` tells the answers to several sends apart. */
export type Submission =
  | { status: 'idle' }
  | { status: 'sending'; attempt: number }
  | { status: 'success' }
  | { status: 'error'; attempt: number; sent: Draft };

export interface ContactState {
  open: boolean;
  opening: Opening | null;
  draft: Draft;
  /** The subject that the button chose, as long as the visitor has not chosen another. */
  preset: Draft['subject'];
  errors: Errors;
  /** How many times the form was refused, so that the same errors are announced again. */
  refusals: number;
  attempts: number;
  submission: Submission;
}

export type ContactEvent =
  | { type: 'opened'; opening: Opening | null; subject: Draft['subject'] }
  | { type: 'closed' }
  | { type: 'edited'; change: Partial<Draft> }
  | { type: 'submitted' }
  | { type: 'delivered'; attempt: number }
  | { type: 'failed'; attempt: number }
  | { type: 'restored'; draft: Draft; preset: Draft['subject'] }
  /** The success has been seen for long enough (spec §4). */
  | { type: 'finished' }
  /** The visitor wants to write another message rather than see the dialog close. */
  | { type: 'renewed' };

/** The state before anything happened, with the draft that was kept, if any. */
export function initialState(draft: Draft = emptyDraft, preset: Draft['subject'] = ''): ContactState {
  const submission = { status: 'idle' } as const;
  return { open: false, opening: null, draft, preset, errors: {}, refusals: 0, attempts: 0, submission };
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
      return editable ? submit(state) : state;
    case 'delivered':
      return succeeds(state, event.attempt) ? { ...state, submission: { status: 'success' } } : state;
    case 'failed':
      if (submission.status !== 'sending' || submission.attempt !== event.attempt) return state;
      return { ...state, submission: { status: 'error', attempt: event.attempt, sent: state.draft } };
    case 'restored':
      return editable ? { ...state, draft: event.draft, preset: event.preset } : state;
    case 'finished':
      return submission.status === 'success' ? fresh(state) : state;
    case 'renewed':
      if (submission.status !== 'success') return state;
      return preset({ ...fresh(state), open: true, opening: state.opening }, state.preset);
  }
}

function preset(state: ContactState, subject: Draft['subject']): ContactState {
  const chosenByVisitor = state.draft.subject !== '' && state.draft.subject !== state.preset;
  if (chosenByVisitor || state.draft.subject === subject) return { ...state, preset: subject };
  return { ...state, preset: subject, draft: { ...state.draft, subject } };
}

function edit(state: ContactState, change: Partial<Draft>): ContactState {
  const errors = Object.entries(state.errors).filter(([field]) => !(field in change));
  return { ...state, draft: { ...state.draft, ...change }, errors: Object.fromEntries(errors) };
}

function submit(state: ContactState): ContactState {
  const errors = findErrors(state.draft);
  if (Object.keys(errors).length > 0) return { ...state, errors, refusals: state.refusals + 1 };
  const attempt = state.attempts + 1;
  return { ...state, errors, attempts: attempt, submission: { status: 'sending', attempt } };
}

/** An answer that comes after the time-out still counts, unless the visitor has changed or resent the message since. */
function succeeds({ submission, draft }: ContactState, attempt: number): boolean {
  if (submission.status === 'sending') return submission.attempt === attempt;
  return submission.status === 'error' && submission.attempt === attempt && submission.sent === draft;
}

function fresh({ attempts, refusals }: ContactState): ContactState {
  return { ...initialState(), attempts, refusals };
}
