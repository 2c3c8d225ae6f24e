import type { FormStatus } from '../parts.ts';
import type { FieldName } from '../request.ts';
import type { Errors } from '../rules.ts';
import type { FailureReason } from '../send/emailjs.ts';

/** The state of the form (spec §4, §5). What is typed is in the fields. */
export interface FormState {
  status: Exclude<FormStatus, 'not-loaded'>;
  errors: Errors;
  /** How often the form was refused. Each refusal is announced. */
  refusals: number;
  reason: FailureReason | null;
}

export type FormAction =
  | { type: 'refused'; errors: Errors }
  | { type: 'edited'; field: FieldName }
  | { type: 'submitted' }
  | { type: 'failed'; reason: FailureReason | null }
  | { type: 'sent' }
  | { type: 'reset' };

export const initialState: FormState = {
  status: 'idle',
  errors: {},
  refusals: 0,
  reason: null,
};

/** @returns the state after an action (spec §4). */
export function nextState(state: FormState, action: FormAction): FormState {
  // Keeps the count, so that each refusal is announced, also after a request that was sent.
  const fresh = { ...initialState, refusals: state.refusals };
  switch (action.type) {
    case 'refused':
      return { ...fresh, errors: action.errors, refusals: state.refusals + 1 };
    case 'edited': {
      const { [action.field]: corrected, ...errors } = state.errors;
      return corrected ? { ...state, errors } : state;
    }
    case 'submitted':
      return { ...fresh, status: 'sending' };
    case 'failed':
      return { ...fresh, status: 'error', reason: action.reason };
    case 'sent':
      return { ...fresh, status: 'success' };
    case 'reset':
      return fresh;
  }
}
