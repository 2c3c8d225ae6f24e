import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../../src/contact/letter/empty-draft.ts';
import { type ContactEvent, type ContactState, initialState, reduce } from '../../../src/contact/state.ts';
import { claire } from './claire.ts';

const play = (events: ContactEvent[], state: ContactState = initialState()) => events.reduce(reduce, state);
const opened: ContactEvent = { type: 'opened', opening: 'demo', subject: 'demo' };
const typed: ContactEvent = { type: 'edited', change: claire };
const sending = () => play([opened, typed, { type: 'submitted', date: '2026-07-01T08:00:00.000Z' }]);
/** The letter that was sent last has arrived. */
const arrive = (state: ContactState) =>
  reduce(state, { type: 'delivered', letter: state.letter ?? { draft: claire, date: '' } });
const failed = () => reduce(sending(), { type: 'failed', attempt: 1, reason: null });

test('a form that breaks a rule is not sent, and an error goes when its field is edited', () => {
  const refused = play([opened, { type: 'submitted', date: '2026-07-01T08:00:00.000Z' }]);
  expect(refused.submission.status).toBe('idle');
  expect(Object.keys(refused.errors)).toHaveLength(5);
  const edited = reduce(refused, { type: 'edited', change: { firstName: 'C' } });
  expect(Object.keys(edited.errors)).toEqual(['lastName', 'email', 'message', 'consent']);
});

test.each<ContactEvent>([
  { type: 'submitted', date: '2026-07-01T08:00:00.000Z' },
  { type: 'edited', change: { message: 'autre' } },
  { type: 'restored', kept: null, interrupted: null },
  { type: 'finished' },
  { type: 'renewed' },
])('while a message is being sent, %j changes nothing', (event) => {
  const state = sending();
  expect(reduce(state, event)).toBe(state);
});

test('a success resets the form and closes the dialog once it has been seen', () => {
  const state = reduce(arrive(sending()), { type: 'finished' });
  expect(state).toMatchObject({ open: false, draft: emptyDraft, submission: { status: 'idle' } });
});

test('closing while sending keeps the result for the next opening', () => {
  const state = reduce(arrive(reduce(sending(), { type: 'closed' })), opened);
  expect(state).toMatchObject({ open: true, submission: { status: 'success' } });
});

test('after a failure the text is still there and can be sent again', () => {
  expect(failed()).toMatchObject({ draft: { ...claire, subject: '' }, submission: { status: 'error' } });
  expect(reduce(failed(), { type: 'submitted', date: '2026-07-01T08:00:00.000Z' }).submission).toEqual({
    status: 'sending',
    attempt: 2,
  });
});

describe('an answer that comes after the time-out', () => {
  const another: ContactEvent = { type: 'edited', change: { message: 'Une autre demande.' } };

  test('turns the failure into a success', () => expect(arrive(failed()).submission.status).toBe('success'));

  test('does not throw away what was changed since, and says what has arrived', () => {
    const changed = reduce(failed(), another);
    expect(arrive(changed)).toEqual({ ...changed, arrived: true });
  });

  test('ends a second send of the same letter, not one of another', () => {
    const submitted: ContactEvent = { type: 'submitted', date: '2026-07-01T09:00:00.000Z' };
    expect(arrive(reduce(failed(), submitted)).submission.status).toBe('success');
    const first = failed().letter ?? { draft: claire, date: '' };
    const second = play([another, submitted], failed());
    expect(reduce(second, { type: 'delivered', letter: first })).toEqual({ ...second, arrived: true });
  });

  test('of a letter that is sent again unchanged has the date of its first try; a changed one has its own', () => {
    const submitted: ContactEvent = { type: 'submitted', date: '2026-07-01T09:00:00.000Z' };
    expect(reduce(failed(), submitted).letter?.date).toBe('2026-07-01T08:00:00.000Z');
    expect(play([another, submitted], failed()).letter?.date).toBe('2026-07-01T09:00:00.000Z');
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
  expect(reduce(state, { type: 'failed', attempt: 2, reason: null })).toBe(state);
});

test('a failure that is told twice does not take a changed message for the one that was sent', () => {
  const changed = reduce(failed(), { type: 'edited', change: { message: 'Une autre demande.' } });
  expect(reduce(changed, { type: 'failed', attempt: 1, reason: null })).toBe(changed);
});

test('an answer to nothing changes nothing', () => {
  const idle = initialState();
  expect(reduce(idle, { type: 'failed', attempt: 1, reason: null })).toBe(idle);
});
