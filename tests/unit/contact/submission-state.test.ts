import { expect, test } from 'vitest';
import {
  initialState,
  nextState,
  type SubmissionEvent,
} from '../../../src/contact/submission/submission-state.ts';

const after = (...events: SubmissionEvent[]) => events.reduce(nextState, initialState);
const errors = { firstName: 'firstNameRequired', email: 'emailFormat' } as const;
const refusal = { type: 'refuse', errors } as const;

test('each refusal of the form counts, so that each is announced', () => {
  expect(after(refusal)).toEqual({ status: 'idle', errors, refusals: 1, reason: null });
  expect(after(refusal, refusal).refusals).toBe(2);
});

test('an error goes when its field is edited, and the others stay', () => {
  const edited = after(refusal, { type: 'edit', field: 'email' });
  expect(edited.errors).toEqual({ firstName: 'firstNameRequired' });
});

test('editing a field without an error changes nothing', () => {
  const refused = after(refusal);
  expect(nextState(refused, { type: 'edit', field: 'phone' })).toBe(refused);
});

test('a failure stays with its reason until the request is sent again', () => {
  const failed = after({ type: 'send' }, { type: 'fail', reason: 'timeout' });
  expect(failed).toMatchObject({ status: 'error', reason: 'timeout' });
  const retried = nextState(failed, { type: 'send' });
  expect(retried).toMatchObject({ status: 'sending', reason: null });
});

test('after the thanks the form starts anew', () => {
  const thanked = after(refusal, { type: 'send' }, { type: 'succeed' });
  expect(thanked).toMatchObject({ status: 'success', errors: {} });
  expect(nextState(thanked, { type: 'start anew' })).toEqual({ ...initialState, refusals: 1 });
});
