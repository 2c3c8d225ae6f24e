import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../../src/contact/draft.ts';
import { type ContactEvent, type ContactState, initialState, reduce } from '../../../src/contact/state.ts';
import { claire } from './claire.ts';

const play = (events: ContactEvent[], state: ContactState = initialState()) => events.reduce(reduce, state);
const opened: ContactEvent = { type: 'opened', opening: 'demo', subject: 'demo' };
const typed: ContactEvent = { type: 'edited', change: claire };
const sending = () => play([opened, typed, { type: 'submitted' }]);
const failed = () => reduce(sending(), { type: 'failed', attempt: 1 });

test('a form that breaks a rule is not sent, and an error goes when its field is edited', () => {
  const refused = play([opened, { type: 'submitted' }]);
  expect(refused.submission.status).toBe('idle');
  expect(Object.keys(refused.errors)).toHaveLength(5);
  const edited = reduce(refused, { type: 'edited', change: { firstName: 'C' } });
  expect(Object.keys(edited.errors)).toEqual(['lastName', 'email', 'message', 'consent']);
});

test.each<ContactEvent>([
  { type: 'submitted' },
  { type: 'edited', change: { message: 'autre' } },
  { type: 'restored', draft: emptyDraft, preset: '' },
  { type: 'finished' },
  { type: 'renewed' },
])('while a message is being sent, %j changes nothing', (event) => {
  const state = sending();
  expect(reduce(state, event)).toBe(state);
});

test('a success resets the form and closes the dialog once it has been seen', () => {
  const state = play([{ type: 'delivered', attempt: 1 }, { type: 'finished' }], sending());
  expect(state).toMatchObject({ open: false, draft: emptyDraft, submission: { status: 'idle' } });
});

test('closing while sending keeps the result for the next opening', () => {
  const state = play([{ type: 'closed' }, { type: 'delivered', attempt: 1 }, opened], sending());
  expect(state).toMatchObject({ open: true, submission: { status: 'success' } });
});

test('after a failure the text is still there and can be sent again', () => {
  expect(failed()).toMatchObject({ draft: { ...claire, subject: '' }, submission: { status: 'error' } });
  expect(reduce(failed(), { type: 'submitted' }).submission).toEqual({ status: 'sending', attempt: 2 });
});

describe('an answer that comes after the time-out', () => {
  const late: ContactEvent = { type: 'delivered', attempt: 1 };
  test('turns the failure into a success', () => expect(reduce(failed(), late).submission.status).toBe('success'));
  test('does not throw away what was changed since', () => {
    const changed = reduce(failed(), { type: 'edited', change: { message: 'Une autre demande.' } });
    expect(reduce(changed, late)).toBe(changed);
  });
  test('does not end a second send', () => {
    const again = reduce(failed(), { type: 'submitted' });
    expect(reduce(again, late)).toBe(again);
  });
});

describe('the subject', () => {
  const hosting: ContactEvent = { type: 'opened', opening: 'hosting', subject: 'hosting' };
  test('follows the button', () => expect(play([opened, { type: 'closed' }, hosting]).draft.subject).toBe('hosting'));
  test('that the visitor chose stays', () => {
    const chosen: ContactEvent = { type: 'edited', change: { subject: 'pricing' } };
    expect(play([opened, chosen, { type: 'closed' }, hosting]).draft.subject).toBe('pricing');
  });
});

test('an answer to another send changes nothing', () => {
  const state = sending();
  expect(reduce(state, { type: 'failed', attempt: 2 })).toBe(state);
  expect(reduce(state, { type: 'delivered', attempt: 2 })).toBe(state);
  expect(reduce(failed(), { type: 'delivered', attempt: 2 }).submission.status).toBe('error');
});

test('a failure that is told twice does not take a changed message for the one that was sent', () => {
  const changed = reduce(failed(), { type: 'edited', change: { message: 'Une autre demande.' } });
  expect(reduce(changed, { type: 'failed', attempt: 1 })).toBe(changed);
});

test('an answer to nothing changes nothing', () => {
  const idle = initialState();
  expect(reduce(idle, { type: 'failed', attempt: 1 })).toBe(idle);
  expect(reduce(idle, { type: 'delivered', attempt: 1 })).toBe(idle);
});
