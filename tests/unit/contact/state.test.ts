import { expect, test } from 'vitest';
import { type ContactEvent, type ContactState, initialState, reduce } from '../../../src/contact/answers/state.ts';

const reason = { key: 'timeout' } as const;
const sent: ContactEvent = { type: 'sent' };
const refused: ContactEvent = { type: 'refused', errors: { email: 'emailFormat', consent: 'consentRequired' } };
const edited = (field: string): ContactEvent => ({ type: 'edited', field });
const failed = (attempt: number): ContactEvent => ({ type: 'failed', attempt, reason });
const delivered = (attempt: number, isHere: boolean): ContactEvent => ({ type: 'delivered', attempt, isHere });
const renewed: ContactEvent = { type: 'renewed' };

const play = (...events: ContactEvent[]) => events.reduce(reduce, initialState);

test('a refusal is told each time, and an error goes when its own field is edited', () => {
  expect(play(refused, edited('consent'))).toMatchObject({ errors: { email: 'emailFormat' }, refusals: 1 });
  expect(play(refused, edited('phone'), refused)).toMatchObject({
    errors: { consent: 'consentRequired' },
    refusals: 2,
  });
  expect(play(refused, sent).errors).toEqual({});
});

test('a refusal after a failure leaves the failure to be read', () => {
  expect(play(sent, failed(1), refused)).toMatchObject({ status: 'error', reason });
});

test.each<[string, ContactState, Partial<ContactState>]>([
  ['a letter that leaves is sending', play(sent), { status: 'sending', attempts: 1 }],
  ['accepted, it is a success', play(sent, delivered(1, true)), { status: 'success' }],
  ['a success although the fields hold something newer', play(sent, delivered(1, false)), { status: 'success' }],
  ['refused, it is a failure with its reason', play(sent, failed(1)), { status: 'error', reason, arrived: false }],
  [
    'tried again, nothing more is said of the failure',
    play(sent, failed(1), sent),
    { status: 'sending', reason: null },
  ],
  ['accepted late, it is a success', play(sent, failed(1), delivered(1, true)), { status: 'success' }],
  [
    'accepted late, when the fields hold another version, that is told',
    play(sent, failed(1), delivered(1, false)),
    { status: 'error', arrived: true },
  ],
  [
    'accepted while it is sent again, it is a success',
    play(sent, failed(1), sent, delivered(1, true)),
    { status: 'success' },
  ],
  [
    'the second answer to it changes nothing',
    play(sent, failed(1), sent, delivered(1, true), failed(2)),
    { status: 'success' },
  ],
  [
    'accepted while another one is on its way, it says nothing of that one',
    play(sent, failed(1), sent, delivered(1, false)),
    { status: 'sending', arrived: false },
  ],
  [
    'accepted after another one has failed, it says nothing of that one',
    play(sent, failed(1), sent, failed(2), delivered(1, false)),
    { status: 'error', arrived: false },
  ],
  ['the thanks seen, all is fresh', play(sent, delivered(1, true), renewed), { status: 'idle', attempts: 1 }],
  ['its late answer greets nobody', play(sent, delivered(1, true), renewed, delivered(1, false)), { status: 'idle' }],
  ['without thanks nothing is renewed', play(sent, failed(1), renewed), { status: 'error' }],
  ['an edit is counted', play(edited('message'), sent, edited('message')), { edits: 2 }],
])('%s', (_what, state, expected) => {
  expect(state).toMatchObject(expected);
});

test.each([failed(1), failed(7), delivered(1, true), renewed])('%j where nothing was sent changes nothing', (event) => {
  expect(reduce(initialState, event)).toBe(initialState);
});
