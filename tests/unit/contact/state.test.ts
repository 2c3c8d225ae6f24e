import { expect, test } from 'vitest';
import type { FieldName } from '../../../src/contact/request.ts';
import {
  type ContactEvent,
  type FailureReason,
  initialState,
  mayHaveArrived,
  reduce,
  type State,
} from '../../../src/contact/state/state.ts';

/** @returns the state after some events. */
function after(events: ContactEvent[]): State {
  return events.reduce(reduce, initialState);
}

/** @returns the keys of the requests that may have arrived after some events. */
function doubtfulAfter(events: ContactEvent[]): string[] {
  const state = after(events);
  return ['A', 'B'].filter((key) => mayHaveArrived(state, key));
}

const errors: State['errors'] = { firstName: 'firstNameRequired' };
const open: ContactEvent = { type: 'open', purpose: 'demo', message: '', byKey: false };
const close: ContactEvent = { type: 'close' };
const copied: ContactEvent = { type: 'notify', notice: 'copied' };
const restoreDoubt: ContactEvent = { type: 'restoreDoubt', key: 'A' };
const edit = (field: FieldName): ContactEvent => ({ type: 'edit', field });
const refuse = (key = 'A'): ContactEvent => ({ type: 'refuse', errors, key });
const send = (key = 'A'): ContactEvent => ({ type: 'send', key });
/** The service confirms A, when this request stands in the fields. */
const sent = (currentKey = 'A'): ContactEvent => ({ type: 'sent', key: 'A', currentKey });
const fail = (reason: FailureReason | null, key = 'A'): ContactEvent => ({
  type: 'fail',
  key,
  reason,
});
const sending = [open, send()];
const timeOut = fail('unconfirmed');

test.each`
  name                                                                  | events                                                          | expected
  ${'a button opens the form'}                                          | ${[open]}                                                       | ${{ isOpen: true, purpose: 'demo', status: 'idle' }}
  ${'a refusal shows what is wrong'}                                    | ${[open, refuse()]}                                             | ${{ status: 'idle', errors }}
  ${'a correction clears its own error'}                                | ${[open, refuse(), edit('firstName')]}                          | ${{ errors: {} }}
  ${'a correction of another field leaves an error'}                    | ${[open, refuse(), edit('email')]}                              | ${{ errors }}
  ${'the next button begins anew'}                                      | ${[open, refuse(), close]}                                      | ${{ isOpen: false, errors: {} }}
  ${'sending shows no errors'}                                          | ${[open, refuse(), send()]}                                     | ${{ status: 'sending', errors: {} }}
  ${'a success thanks'}                                                 | ${[...sending, sent()]}                                         | ${{ status: 'success', notice: null }}
  ${'after the thanks the form is new'}                                 | ${[...sending, sent(), close]}                                  | ${{ isOpen: false, status: 'idle' }}
  ${'a success behind the closed form is said on the page'}             | ${[...sending, close, sent()]}                                  | ${{ status: 'idle', notice: 'sent' }}
  ${'opening ends what the page says'}                                  | ${[...sending, close, sent(), open]}                            | ${{ notice: null }}
  ${'a failure is shown'}                                               | ${[...sending, fail('offline')]}                                | ${{ status: 'error', reason: 'offline', notice: null }}
  ${'a failure behind the closed form is said on the page'}             | ${[...sending, close, fail(null)]}                              | ${{ status: 'error', notice: 'notSent' }}
  ${'a failure stays until the next send'}                              | ${[...sending, fail(null), close, open]}                        | ${{ status: 'error' }}
  ${'a refused retry shows its own errors alone'}                       | ${[...sending, fail(null), refuse()]}                           | ${{ status: 'idle', errors }}
  ${'a refused retry still says that the first may have arrived'}       | ${[...sending, timeOut, refuse()]}                              | ${{ status: 'error', errors, reason: 'unconfirmed' }}
  ${'it says so after a reload, too'}                                   | ${[restoreDoubt, open, refuse()]}                               | ${{ status: 'error', errors, reason: 'unconfirmed' }}
  ${'a refusal of another text does not say so'}                        | ${[...sending, timeOut, refuse('B')]}                           | ${{ status: 'idle', reason: null }}
  ${'the success of an older text is said beside the newer one'}        | ${[...sending, timeOut, sent('B')]}                             | ${{ status: 'idle', notice: 'sent' }}
  ${'that success is still said while the newer text is typed'}         | ${[...sending, timeOut, sent('B'), edit('message')]}            | ${{ notice: 'sent' }}
  ${'the success of an older text leaves the newer one on its way'}     | ${[...sending, timeOut, send('B'), sent('B')]}                  | ${{ status: 'sending', notice: 'sent' }}
  ${'the success of an older text leaves the failure of the newer one'} | ${[...sending, timeOut, send('B'), fail(null, 'B'), sent('B')]} | ${{ status: 'error', notice: 'sent' }}
  ${'« copied » is not said of a changed text'}                         | ${[open, copied, edit('message')]}                              | ${{ notice: null }}
  ${'« copied » is not said after a retry'}                             | ${[...sending, fail(null), copied, send()]}                     | ${{ notice: null }}
  ${'a failure of another text says that this one was not sent'}        | ${[...sending, timeOut, send('B'), fail('offline', 'B')]}       | ${{ reason: 'offline' }}
`('$name', ({ events, expected }) => {
  expect(after(events)).toMatchObject(expected);
});

/** What can happen to a text whose first request has had no answer in time: a retry, and these. */
const answers = {
  confirmed: sent(),
  unclear: timeOut,
  failed: fail(null),
  offline: fail('offline'),
};
const pairs = Object.entries(answers).flatMap(([one, first]) =>
  Object.entries(answers).map(([other, second]) => [one, other, first, second] as const),
);

test.each(pairs)('of a text that is sent twice, %s then %s', (one, other, first, second) => {
  const events = [...sending, timeOut, send(), first, second];
  const { status, errors: shown, reason } = after(events);
  // Confirmed once is confirmed; until then, it may have arrived.
  const isConfirmed = [one, other].includes('confirmed');
  const expected = isConfirmed
    ? { status: 'success', shown: {}, reason: null }
    : { status: 'error', shown: {}, reason: 'unconfirmed' };
  expect({ status, shown, reason }).toEqual(expected);
  expect(doubtfulAfter(events)).toEqual(isConfirmed ? [] : ['A']);
});

test.each`
  name                                    | events                         | expected
  ${'then confirmed'}                     | ${[refuse(), sent()]}          | ${{ status: 'success', errors: {}, reason: null }}
  ${'then sent again and confirmed'}      | ${[refuse(), send(), sent()]}  | ${{ status: 'success', errors: {}, reason: null }}
  ${'then sent again without an answer'}  | ${[refuse(), send(), timeOut]} | ${{ status: 'error', errors: {}, reason: 'unconfirmed' }}
  ${'then behind the closed form, later'} | ${[refuse(), close, sent()]}   | ${{ status: 'idle', errors: {}, notice: 'sent' }}
`('a text that may have arrived is refused, $name', ({ events, expected }) => {
  expect(after([...sending, timeOut, ...events])).toMatchObject(expected);
});

test('« perhaps arrived » belongs to one text, from when it leaves until it is confirmed or refused', () => {
  expect(doubtfulAfter(sending)).toEqual(['A']);
  expect(doubtfulAfter([...sending, fail('offline')])).toEqual([]);
  expect(doubtfulAfter([...sending, timeOut, send('B'), timeOut])).toEqual(['A', 'B']);
  expect(doubtfulAfter([...sending, timeOut, send('B'), fail('unconfirmed', 'B')])).toEqual([
    'A',
    'B',
  ]);
  expect(doubtfulAfter([...sending, timeOut, send('B'), sent('B')])).toEqual(['B']);
});

test('an event that changes nothing gives the same state, so nothing is shown or focused again', () => {
  for (const event of [close, { ...copied, notice: null }, sent(), fail(null)]) {
    expect(reduce(initialState, event)).toBe(initialState);
  }
});
