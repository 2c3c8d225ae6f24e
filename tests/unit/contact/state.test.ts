import { expect, test } from 'vitest';
import type { FieldName } from '../../../src/contact/request.ts';
import type { FailureReason } from '../../../src/contact/send-error.ts';
import {
  type ContactEvent,
  initialState,
  mayHaveArrived,
  reduce,
  type State,
} from '../../../src/contact/state.ts';

/** @returns the state after some events, from the first one or another. */
function after(events: ContactEvent[], from: State = initialState): State {
  return events.reduce(reduce, from);
}

const errors: State['errors'] = { firstName: 'firstNameRequired' };
const open: ContactEvent = { type: 'open', purpose: 'demo' };
const close: ContactEvent = { type: 'close' };
const refuse: ContactEvent = { type: 'refuse', errors, text: 'A' };
const refuseAnother: ContactEvent = { type: 'refuse', errors, text: 'B' };
const wait: ContactEvent = { type: 'send', text: 'A', isUnderWay: false };
const send = (text = 'A'): ContactEvent => ({ type: 'send', text, isUnderWay: true });
const sending = [open, send()];
const copied: ContactEvent = { type: 'note', note: 'copied' };
const edit = (field: FieldName): ContactEvent => ({ type: 'edit', field });
const restored = (unconfirmed: string | null): ContactEvent => ({ type: 'restored', unconfirmed });
const sent = (request = 1, isCurrent = true): ContactEvent => ({
  type: 'sent',
  request,
  isCurrent,
});
const fail = (reason: FailureReason | null, request = 1): ContactEvent => ({
  type: 'fail',
  request,
  reason,
});
const timeOut = fail('unconfirmed');

test.each`
  name                                                                           | events                                                    | expected
  ${'a button opens the form'}                                                   | ${[open]}                                                 | ${{ isOpen: true, purpose: 'demo', status: 'idle' }}
  ${'a refusal shows what is wrong'}                                             | ${[open, refuse]}                                         | ${{ status: 'idle', errors }}
  ${'a refusal behind the closed form is said on the page'}                      | ${[open, wait, close, refuse]}                            | ${{ status: 'idle', errors, note: 'notSent' }}
  ${'a correction clears its own error'}                                         | ${[open, refuse, edit('firstName')]}                      | ${{ errors: {} }}
  ${'a correction of another field leaves an error'}                             | ${[open, refuse, edit('email')]}                          | ${{ errors }}
  ${'the next button begins anew'}                                               | ${[open, refuse, close]}                                  | ${{ isOpen: false, errors: {} }}
  ${'sending shows no errors'}                                                   | ${[open, refuse, send()]}                                 | ${{ status: 'sending', errors: {} }}
  ${'a success thanks'}                                                          | ${[...sending, sent()]}                                   | ${{ status: 'success', note: null }}
  ${'after the thanks the form is new'}                                          | ${[...sending, sent(), close]}                            | ${{ isOpen: false, status: 'idle' }}
  ${'a success behind the closed form is said on the page'}                      | ${[...sending, close, sent()]}                            | ${{ status: 'idle', note: 'sent' }}
  ${'opening ends what the page says'}                                           | ${[...sending, close, sent(), open]}                      | ${{ note: null }}
  ${'a failure is shown'}                                                        | ${[...sending, fail('offline')]}                          | ${{ status: 'error', reason: 'offline', note: null }}
  ${'a failure behind the closed form is said on the page'}                      | ${[...sending, close, fail(null)]}                        | ${{ status: 'error', note: 'notSent' }}
  ${'a failure stays until the next send'}                                       | ${[...sending, fail(null), close, open]}                  | ${{ status: 'error' }}
  ${'a refused retry shows its own errors alone'}                                | ${[...sending, fail(null), refuse]}                       | ${{ status: 'idle', errors }}
  ${'a refused retry still says that the first may have arrived'}                | ${[...sending, timeOut, refuse]}                          | ${{ status: 'error', errors, reason: 'unconfirmed' }}
  ${'a refused retry says so after a reload and a lost script, too'}             | ${[restored('A'), wait, fail('notLoaded'), wait, refuse]} | ${{ status: 'error', errors, reason: 'unconfirmed' }}
  ${'a refusal of another text does not say so'}                                 | ${[...sending, timeOut, refuseAnother]}                   | ${{ status: 'idle', reason: null }}
  ${'an answer after the time-out is believed'}                                  | ${[...sending, timeOut, sent()]}                          | ${{ status: 'success', unconfirmed: null }}
  ${'an answer to the try before a retry is ignored'}                            | ${[...sending, timeOut, send(), sent(1)]}                 | ${{ status: 'sending' }}
  ${'a failure of the try before a retry is ignored'}                            | ${[...sending, timeOut, send(), fail(null, 1)]}           | ${{ status: 'sending' }}
  ${'a failure after the time-out changes nothing'}                              | ${[...sending, timeOut, fail(null)]}                      | ${{ reason: 'unconfirmed' }}
  ${'the success of an older text is said beside the newer one'}                 | ${[...sending, timeOut, sent(1, false)]}                  | ${{ status: 'idle', note: 'sent' }}
  ${'that success is still said while the newer text is typed'}                  | ${[...sending, timeOut, sent(1, false), edit('message')]} | ${{ note: 'sent' }}
  ${'« copied » is not said of a changed text'}                                  | ${[open, copied, edit('message')]}                        | ${{ note: null }}
  ${'« copied » is not said of a draft that came later'}                         | ${[open, copied, restored(null)]}                         | ${{ note: null }}
  ${'« copied » is not said after a retry'}                                      | ${[...sending, fail(null), copied, send()]}               | ${{ note: null }}
  ${'a first try that may have arrived stays so when the second fails'}          | ${[...sending, timeOut, send(), fail('offline', 2)]}      | ${{ reason: 'unconfirmed' }}
  ${'a first try that may have arrived stays so when the second does not leave'} | ${[...sending, timeOut, wait, fail('notLoaded', 2)]}      | ${{ reason: 'unconfirmed' }}
  ${'a failure of another text says that this one was not sent'}                 | ${[...sending, timeOut, send('B'), fail('offline', 2)]}   | ${{ reason: 'offline' }}
  ${'a draft that may have arrived says so'}                                     | ${[restored('A')]}                                        | ${{ status: 'error', reason: 'unconfirmed' }}
  ${'any other draft is offered as it is'}                                       | ${[...sending, timeOut, restored(null)]}                  | ${{ status: 'idle', reason: null }}
`('$name', ({ events, expected }) => {
  expect(after(events)).toMatchObject(expected);
});

test('« perhaps arrived » belongs to one text, from when it leaves until it is confirmed or refused', () => {
  const doubts = (events: ContactEvent[]) =>
    ['A', 'B'].filter((text) => mayHaveArrived(after(events), text));
  expect(doubts([open, wait])).toEqual([]);
  expect(doubts(sending)).toEqual(['A']);
  expect(doubts([...sending, fail('offline')])).toEqual([]);
  expect(doubts([...sending, timeOut])).toEqual(['A']);
  expect(doubts([...sending, timeOut, send(), fail(null, 2)])).toEqual(['A']);
  expect(doubts([...sending, timeOut, sent()])).toEqual([]);
  expect(doubts([...sending, timeOut, send('B'), sent(2)])).toEqual(['A']);
});

test('an event that changes nothing gives the same state, so nothing is shown or focused again', () => {
  const noNote: ContactEvent = { type: 'note', note: null };
  for (const event of [close, noNote, sent(7), fail(null, 7), fail(null, 0)]) {
    expect(reduce(initialState, event)).toBe(initialState);
  }
});
