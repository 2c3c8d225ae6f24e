import { expect, test, vi } from 'vitest';
import { announceResults } from '../../../src/contact/announce-results.ts';
import { deliverLater, freshPage, newStore, sent } from './page.ts';

freshPage();

test.each([
  ['leaves after the dialog was closed is told on the page, once', true, 'accept', ['Envoyé']],
  ['does not leave after the dialog was closed is told too', true, 'fail', ['Échec']],
  ['leaves while the dialog is open is told by that alone', false, 'accept', []],
  ['does not leave while the dialog is open is told by that alone', false, 'fail', []],
] as const)('a message that %s', async (_what, isClosed, answer, said) => {
  const service = deliverLater();
  const store = newStore();
  const announce = vi.fn();
  announceResults(store, announce, { sent: 'Envoyé', failed: 'Échec' });
  await sent(store);
  if (isClosed) store.dispatch({ type: 'closed' });
  await service[answer]();
  store.dispatch({ type: 'closed' });
  expect(announce.mock.calls.flat()).toEqual(said);
});

test('a message that is refused after the dialog was closed is told on the page, each time; in the dialog it is seen', () => {
  const store = newStore();
  const announce = vi.fn();
  announceResults(store, announce, { sent: 'Envoyé', failed: 'Échec' });
  const submit = () => store.dispatch({ type: 'submitted', date: '2026-07-01T08:00:00.000Z' });
  submit();
  submit();
  expect(announce.mock.calls.flat()).toEqual(['Échec', 'Échec']);
  store.dispatch({ type: 'opened', opening: 'demo', subject: 'demo' });
  submit();
  expect(announce).toHaveBeenCalledTimes(2);
});
