import { describe, expect, test } from 'vitest';
import { type ContactEvent, type ContactState, initialState, reduce } from '../../../src/contact/state.ts';
import { claire } from './claire.ts';

const opened: ContactEvent = { type: 'opened', opening: 'demo', subject: 'demo' };
const hosting: ContactEvent = { type: 'opened', opening: 'hosting', subject: 'hosting' };
const typed: ContactEvent = { type: 'edited', change: claire };
const another: ContactEvent = { type: 'edited', change: { message: 'Une autre demande.' } };
const submitted: ContactEvent = { type: 'submitted', date: '2026-07-01T08:00:00.000Z' };
const again: ContactEvent = { type: 'submitted', date: '2026-07-01T09:00:00.000Z' };
const delivered: ContactEvent = { type: 'delivered', draft: claire };
const failure: ContactEvent = { type: 'failed', attempt: 1, reason: null };
const closed: ContactEvent = { type: 'closed' };

const play = (state: ContactState, ...events: ContactEvent[]) => events.reduce(reduce, state);
const idle = initialState();
const sending = play(idle, opened, typed, submitted);
const failed = play(sending, failure);

test('a form that breaks a rule is not sent; an error goes when its field is edited, and the next refusal is told', () => {
  const refused = play(idle, opened, submitted);
  expect(refused).toMatchObject({ submission: { status: 'idle' }, refusals: 1, attempts: 0 });
  expect(Object.keys(refused.errors)).toHaveLength(5);
  const edited = play(refused, { type: 'edited', change: { firstName: 'C' } });
  expect(Object.keys(edited.errors)).toEqual(['lastName', 'email', 'message', 'consent']);
  expect(play(edited, submitted).refusals).toBe(2);
});

test.each<ContactEvent>([
  submitted,
  another,
  { type: 'restored', kept: null, interrupted: null },
  { type: 'resumed' },
  { type: 'renewed' },
  { type: 'failed', attempt: 2, reason: null },
])('while a message is being sent, %j changes nothing', (event) => {
  expect(reduce(sending, event)).toBe(sending);
});

test('a letter that another page took back as its draft can be sent from here as well, once it has failed', () => {
  const kept = { draft: sending.draft, preset: sending.preset };
  const overtaken = play(sending, { type: 'overtaken', attempt: 1, kept });
  expect(play(overtaken, again).submission.status).toBe('sending');
  expect(overtaken.submission.status).toBe('idle');
});

test.each<[string, ContactState, ContactEvent]>([
  ['a failure where nothing was sent', idle, failure],
  ['a failure whose message was changed since', play(failed, another), failure],
  ['taking back where nothing was interrupted', idle, { type: 'resumed' }],
])('%s changes nothing', (_what, state, event) => {
  expect(reduce(state, event)).toBe(state);
});

test('a success that has been seen goes when the dialog is closed, and leaves nothing behind but what was counted', () => {
  const counted = { refusals: 1, attempts: 1 };
  expect(play(idle, opened, submitted, typed, submitted, delivered, closed)).toEqual({ ...idle, ...counted });
});

test('a success that has not been seen waits for the next opening', () => {
  const unseen = play(sending, closed, delivered, closed, opened);
  expect(unseen).toMatchObject({ open: true, submission: { status: 'success' } });
  expect(reduce(unseen, delivered)).toBe(unseen);
});

test('a visitor who writes again gets an empty form about the same thing', () => {
  expect(play(sending, delivered, { type: 'renewed' })).toEqual({ ...play(idle, opened), attempts: 1 });
});

describe('an answer that comes after the time-out', () => {
  test('does not throw away what was changed since, and says what has arrived', () => {
    const changed = play(failed, another);
    expect(reduce(changed, delivered)).toEqual({ ...changed, arrived: true });
  });

  test('ends a second send of the same letter, not one of another', () => {
    expect(play(failed, again, delivered).submission.status).toBe('success');
    const second = play(failed, another, again);
    expect(reduce(second, delivered)).toEqual({ ...second, arrived: true });
  });

  test('is told from a twin by the date: a letter that is sent again unchanged keeps it, a changed one has its own', () => {
    expect(play(failed, again).letter?.date).toBe('2026-07-01T08:00:00.000Z');
    expect(play(failed, another, again).letter?.date).toBe('2026-07-01T09:00:00.000Z');
  });

  test('counts although another button was pressed meanwhile: that leaves a failed message as it was sent', () => {
    const asked = { ...claire, subject: 'demo' } as const;
    const lost = play(idle, opened, { type: 'edited', change: asked }, submitted, closed, failure, opened);
    expect(play(lost, { type: 'delivered', draft: asked }).submission.status).toBe('success');
  });
});

describe('a button opens the dialog as it says, and its subject', () => {
  const choose = (subject: 'pricing' | 'hosting' | '') => ({ type: 'edited', change: { subject } }) as const;
  test.each<[string, ContactEvent[], object]>([
    ['is the first', [opened], { open: true, opening: 'demo', preset: 'demo', draft: { subject: 'demo' } }],
    ['takes the place of that of another button', [opened, closed, hosting], { draft: { subject: 'hosting' } }],
    ['takes the place of none', [opened, choose(''), hosting], { draft: { subject: 'hosting' } }],
    ['leaves the visitor’s own', [opened, choose('pricing'), closed, hosting], { draft: { subject: 'pricing' } }],
    ['is remembered where it is the visitor’s own', [opened, choose('hosting'), hosting], { preset: 'hosting' }],
    ['never counts as chosen', [opened, choose('hosting'), hosting, opened], { draft: { subject: 'demo' } }],
  ])('%s', (_what, events, expected) => {
    expect(play(idle, ...events)).toMatchObject(expected);
  });

  test('does not change a message that is being sent', () => {
    const away = play(sending, closed);
    expect(reduce(away, hosting)).toEqual({ ...away, open: true });
  });
});
