import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../../src/contact/letter/empty-draft.ts';
import { type ContactEvent, initialState, reduce } from '../../../src/contact/state.ts';
import { claire } from './claire.ts';

const play = (...events: ContactEvent[]) => events.reduce(reduce, initialState());
const opened: ContactEvent = { type: 'opened', opening: 'demo', subject: 'demo' };
const hosting: ContactEvent = { type: 'opened', opening: 'hosting', subject: 'hosting' };
const typed: ContactEvent = { type: 'edited', change: { ...claire, subject: 'demo' } };
const submitted: ContactEvent = { type: 'submitted', date: '2026-07-01T08:00:00.000Z' };
const delivered: ContactEvent = { type: 'delivered', letter: { draft: { ...claire, subject: 'demo' }, date: '' } };
const closed: ContactEvent = { type: 'closed' };

test('before anything happened the dialog is closed and empty', () => {
  expect(initialState()).toEqual({
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
  });
});

test('a button opens the dialog as it says, with its subject', () => {
  expect(play(opened)).toMatchObject({ open: true, opening: 'demo', preset: 'demo', draft: { subject: 'demo' } });
});

test('another button does not change a message that is being sent', () => {
  const sending = play(opened, typed, submitted, closed);
  expect(reduce(sending, hosting)).toEqual({ ...sending, open: true });
});

test('a success that has been seen goes when the dialog is closed, one that has not stays', () => {
  const success = play(opened, typed, submitted, delivered);
  expect(reduce(success, closed)).toEqual({ ...initialState(), attempts: 1 });
  const unseen = play(opened, typed, submitted, closed, delivered);
  expect(reduce(unseen, closed).submission.status).toBe('success');
});

test('a visitor who writes again gets an empty form about the same thing', () => {
  const again = play(opened, typed, submitted, delivered, { type: 'renewed' });
  expect(again).toEqual({ ...play(opened), attempts: 1 });
});

test('a form that was refused is told again each time, even once it is empty', () => {
  const twice = play(opened, submitted, submitted);
  expect(twice.refusals).toBe(2);
  expect(twice.attempts).toBe(0);
  const sent = [typed, submitted, delivered, closed].reduce<ReturnType<typeof play>>(reduce, twice);
  expect(sent).toEqual({ ...initialState(), refusals: 2, attempts: 1 });
});

test('what another page of the tab kept takes the place of what is here', () => {
  const draft = { ...claire, subject: 'pricing' } as const;
  expect(play(opened, { type: 'restored', kept: { draft, preset: 'demo' }, interrupted: null })).toMatchObject({
    open: true,
    draft,
    preset: 'demo',
  });
});

describe('the subject of another button', () => {
  test('takes the place of none, and of one that a button chose', () => {
    expect(play(opened, { type: 'edited', change: { subject: '' } }, hosting).draft.subject).toBe('hosting');
    expect(play(opened, hosting).draft.subject).toBe('hosting');
  });

  test('is remembered where the visitor’s own stays, so that it never counts as chosen', () => {
    const own = play(opened, { type: 'edited', change: { subject: 'hosting' } }, hosting);
    expect(own).toMatchObject({ preset: 'hosting', draft: { subject: 'hosting' } });
    expect(reduce(own, opened).draft.subject).toBe('demo');
  });

  test('leaves a message as it was sent, so that it still counts when it is accepted late', () => {
    const failed = play(opened, { type: 'edited', change: { ...claire, subject: 'demo' } }, submitted, closed, {
      type: 'failed',
      attempt: 1,
      reason: null,
    });
    expect([opened, delivered].reduce(reduce, failed).submission.status).toBe('success');
  });
});
