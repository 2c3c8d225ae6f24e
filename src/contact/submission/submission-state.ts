import type { FailureReason } from '../email/send-email.ts';
import type { SubmissionStatus } from '../page/status.ts';
import type { FormValues } from '../request/contact-request.ts';
import type { Errors } from '../request/validation.ts';

/** What the form answers (spec §4, §5). What is typed belongs to the page. */
export interface SubmissionState {
  status: SubmissionStatus;
  /** The fields that are wrong. */
  errors: Errors;
  /** How often the form was refused: each time is announced. */
  refusals: number;
  /** Why the request was not sent, where that is known. */
  reason: FailureReason | null;
}

export type SubmissionEvent =
  | { type: 'refuse'; errors: Errors }
  | { type: 'edit'; field: keyof FormValues }
  | { type: 'send' }
  | { type: 'fail'; reason: FailureReason | null }
  | { type: 'succeed' }
  | { type: 'start anew' };

export const initialState: SubmissionState = {
  status: 'idle',
  errors: {},
  refusals: 0,
  reason: null,
};

/** @returns the state after an event (spec §4). */
export function nextState(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  switch (event.type) {
    case 'refuse':
      return { ...state, errors: event.errors, refusals: state.refusals + 1 };
    case 'edit': {
      const { [event.field]: corrected, ...errors } = state.errors;
      return corrected ? { ...state, errors } : state;
    }
    case 'send':
      return { ...state, status: 'sending', errors: {}, reason: null };
    case 'fail':
      return { ...state, status: 'error', reason: event.reason };
    case 'succeed':
      return { ...state, status: 'success' };
    case 'start anew':
      return { ...initialState, refusals: state.refusals };
  }
}
