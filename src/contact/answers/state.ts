import type { Errors } from '../letter/rules.ts';
import type { Reason } from '../sending/not-sent.ts';

/** What the form answers; what is typed belongs to the page. */
export interface ContactState {
  /** Where a request stands (spec §4). */
  status: 'idle' | 'sending' | 'error' | 'success';
  errors: Errors;
  /** How many times the form was refused, so that the same errors are announced again. */
  refusals: number;
  /** How many letters were sent, which tells their answers apart. */
  attempts: number;
  /** What is known of a failure. */
  reason: Reason | null;
  /** Whether the last letter has arrived after all, and what stands in the fields was changed since. */
  arrived: boolean;
  /** How many times the visitor has changed something. */
  edits: number;
}

export type ContactEvent =
  | { type: 'edited'; field: string }
  | { type: 'refused'; errors: Errors }
  | { type: 'sent' }
  /** The service has accepted a letter, which may stand in the fields still. */
  | { type: 'delivered'; attempt: number; isHere: boolean }
  | { type: 'failed'; attempt: number; reason: Reason | null }
  /** The thanks have been seen. */
  | { type: 'renewed' };

export const initialState: ContactState = {
  status: 'idle',
  errors: {},
  refusals: 0,
  attempts: 0,
  reason: null,
  arrived: false,
  edits: 0,
};

/** The state machine of the form's answers (spec §4, §5). An event that makes no sense in a state leaves it as it is. */
export function reduce(state: ContactState, event: ContactEvent): ContactState {
  const { status, attempts, refusals, edits } = state;
  switch (event.type) {
    case 'edited': {
      const errors = Object.entries(state.errors).filter(([field]) => field !== event.field);
      return { ...state, errors: Object.fromEntries(errors), edits: edits + 1 };
    }
    case 'refused':
      return { ...state, errors: event.errors, refusals: refusals + 1 };
    case 'sent':
      return { ...initialState, refusals, edits, attempts: attempts + 1, status: 'sending' };
    case 'delivered': {
      const isLast = event.attempt === attempts;
      // An answer that comes after the time-out counts for its own letter, never for one that was sent since.
      if (status === 'sending' && (isLast || event.isHere)) return { ...state, status: 'success' };
      if (status !== 'error') return state;
      return event.isHere ? { ...state, status: 'success' } : { ...state, arrived: state.arrived || isLast };
    }
    case 'failed':
      if (status !== 'sending' || event.attempt !== attempts) return state;
      return { ...state, status: 'error', reason: event.reason };
    case 'renewed':
      return status === 'success' ? { ...initialState, refusals, attempts, edits } : state;
  }
}
