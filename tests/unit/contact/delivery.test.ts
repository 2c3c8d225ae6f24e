import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emailParameters } from '../../../src/contact/sending/parameters.ts';
import type { Settings } from '../../../src/site/settings.ts';
import { claire } from './claire.ts';

const settings: Settings['email'] = {
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  origin: 'https://mail.example',
  simulate: false,
  debug: false,
  delayMs: 0,
  timeoutMs: 15_000,
};
const service = vi.fn<typeof fetch>();
const parametersOf = (message: string) =>
  emailParameters({ ...claire, message }, { opening: 'demo', source: '/', date: new Date(0), toEmail: 'a@b.example' });
const parameters = parametersOf(claire.message);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://site.example/hosting'));
  vi.stubGlobal('fetch', service.mockReset().mockResolvedValue(new Response('OK')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sends a letter on a site with these settings. */
async function send(change: Partial<Settings['email']> = {}, letter = parameters, onLate = () => {}): Promise<void> {
  const { deliver, initDelivery } = await import('../../../src/contact/sending/delivery.ts');
  initDelivery({ ...settings, ...change });
  return deliver(letter, onLate);
}

test('the service gets the ids and the parameters, at its own origin', async () => {
  await send();
  const [url, request] = service.mock.calls[0] ?? [];
  expect(url).toBe('https://mail.example/api/v1.0/email/send');
  expect(JSON.parse(String(request?.body))).toMatchObject({
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: parameters,
  });
});

test('a mailbox of the site itself gets it at the address of the page, from a driven browser too', async () => {
  vi.stubGlobal('navigator', { webdriver: true, languages: [] });
  await send({ origin: '/' });
  expect(service.mock.calls.map(([url]) => url)).toEqual(['https://site.example/api/v1.0/email/send']);
});

test.each([201, 202, 400, 403, 412, 422, 429, 500])('an answer of %i is a failure', async (status) => {
  service.mockResolvedValue(new Response('no', { status }));
  await expect(send()).rejects.toMatchObject({
    name: 'Error',
    message: 'Échec de l’envoi de l’email',
    cause: { status },
  });
});

test('a message that the service calls too long although it is within the limit is told to be so', async () => {
  service.mockResolvedValue(new Response('no', { status: 413 }));
  await expect(send()).rejects.toMatchObject({ name: 'NotSent', reason: { key: 'tooLarge' } });
});

test('where the other fields leave no room no limit of the message is named', async () => {
  const reason = { key: 'tooLarge' };
  await expect(send({}, { ...parameters, company: 'é'.repeat(300_000) })).rejects.toMatchObject({ reason });
});

test('a message that is cut to the limit leaves, whatever signs it holds before and after', async () => {
  const message = `${'a'.repeat(20_000)}${'é😀'.repeat(20_000)}`;
  const { reason } = await send({}, parametersOf(message)).catch((error) => error);
  await send({}, parametersOf([...message].slice(0, reason.limit).join('')));
  await expect(send({}, parametersOf([...message].slice(0, reason.limit + 1).join('')))).rejects.toThrow();
});

test('a message that is over the limit of the service does not leave', async () => {
  const ofLength = (length: number) => parametersOf('é'.repeat(length));
  const { length: others } = new TextEncoder().encode(JSON.stringify(ofLength(0)));
  const limit = Math.floor((51_200 - others) / 2);
  await expect(send({}, ofLength(limit + 1))).rejects.toMatchObject({
    message: 'Le message dépasse la limite du service d’e‑mail',
    reason: { key: 'tooLong', limit },
  });
  expect(service).not.toHaveBeenCalled();
  await send({}, ofLength(limit));
  expect(service).toHaveBeenCalledOnce();
});

test('of a connection that fails nobody knows whether the message has arrived', async () => {
  const cause = new TypeError('Failed to fetch');
  service.mockRejectedValue(cause);
  await expect(send()).rejects.toMatchObject({ reason: { key: 'broken' }, cause });
});

test('a service that stays silent is a failure once the time is up, and a late acceptance is told', async () => {
  let answer = (_response: Response) => {};
  service.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const late = vi.fn();
  const failed = vi.fn();
  send({}, parameters, late).catch(failed);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: { key: 'timeout' } }));
  answer(new Response('OK'));
  await vi.waitFor(() => expect(late).toHaveBeenCalled());
});

test('before it is initialised it says so', async () => {
  const { deliver } = await import('../../../src/contact/sending/delivery.ts');
  const message = 'Service d’email non initialisé. Vérifiez la configuration.';
  await expect(deliver(parameters, () => {})).rejects.toThrow(message);
});

test.each([
  [{ publicKey: '', serviceId: '', templateId: '' }, 2000, 0],
  [{ simulate: true }, 2000, 0],
  [{ delayMs: 5000 }, 5000, 1],
])('with %j it takes %i ms, and the service is asked %i times', async (change, milliseconds, times) => {
  const sent = vi.fn();
  send(change).then(sent);
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect([sent, service].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent, service].map(({ mock }) => mock.calls.length)).toEqual([1, times]);
});

test.each([
  [true, [['contact', parameters]]],
  [false, []],
])('the console shows what is sent where it is asked to (%s)', async (debug, told) => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  await send({ debug });
  expect(info.mock.calls).toEqual(told);
});
