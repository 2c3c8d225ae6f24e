import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmailParameters, emailParameters } from '../../../src/contact/sending/parameters.ts';
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
const circumstances = { opening: 'demo', source: '/', date: new Date(0), toEmail: 'a@b.example' } as const;
const service = vi.fn<typeof fetch>();
let parameters: EmailParameters;

beforeEach(() => {
  parameters = emailParameters(claire, circumstances);
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://site.example/hosting'));
  vi.stubGlobal('fetch', service.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function delivery(change: Partial<Settings['email']> = {}) {
  const { deliver, initDelivery } = await import('../../../src/contact/sending/delivery.ts');
  initDelivery({ ...settings, ...change });
  return (onLate = () => {}) => deliver(parameters, onLate);
}

test('the service gets the ids and the parameters, at its own origin', async () => {
  service.mockResolvedValue(new Response('OK'));
  await (await delivery())();
  const [url, request] = service.mock.calls[0] ?? [];
  expect(url).toBe('https://mail.example/api/v1.0/email/send');
  expect(JSON.parse(String(request?.body))).toMatchObject({
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: parameters,
  });
});

test.each([201, 202, 400, 403, 412, 413, 422, 429, 500])('an answer of %i is a failure', async (status) => {
  service.mockResolvedValue(new Response('no', { status }));
  const { failed, error } = await outcome((await delivery())());
  expect(failed).toBe(true);
  expect(error).toMatchObject({ message: 'Échec de l’envoi de l’email', cause: { status } });
});

test('a message that the service calls too long is told how long it may be', async () => {
  service.mockResolvedValue(new Response('no', { status: 413 }));
  const { error } = await outcome((await delivery())());
  expect(error).toMatchObject({ reason: { key: 'tooLong', limit: parameters.message.length - 1 } });
});

test('a message that is over the limit of the service does not leave', async () => {
  parameters = emailParameters({ ...claire, message: 'é'.repeat(26_000) }, circumstances);
  const { error } = await outcome((await delivery())());
  expect(error).toMatchObject({ message: 'Le message dépasse la limite du service d’e-mail' });
  const { limit } = (error as { reason: { limit: number } }).reason;
  parameters = emailParameters({ ...claire, message: 'é'.repeat(limit) }, circumstances);
  expect(new TextEncoder().encode(JSON.stringify(parameters)).length).toBeGreaterThan(51_190);
  expect(new TextEncoder().encode(JSON.stringify(parameters)).length).toBeLessThanOrEqual(51_200);
  expect(service).not.toHaveBeenCalled();
});

test('a lost network is a failure, and the console says so', async () => {
  const lost = new TypeError('Failed to fetch');
  service.mockRejectedValue(lost);
  expect(await outcome((await delivery())())).toEqual({ failed: true, error: lost });
});

test('a service that stays silent is a failure once the time is up, and a late acceptance is told', async () => {
  let answer = (_response: Response) => {};
  service.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const late = vi.fn();
  const sent = outcome((await delivery())(late));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await Promise.race([sent, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toMatchObject({ failed: true });
  answer(new Response('OK'));
  await vi.waitFor(() => expect(late).toHaveBeenCalled());
});

test('before it is initialised it says so', async () => {
  const { deliver } = await import('../../../src/contact/sending/delivery.ts');
  await expect(deliver(parameters, () => {})).rejects.toThrow(
    'Service d’email non initialisé. Vérifiez la configuration.',
  );
});

test.each([{ publicKey: '', serviceId: '', templateId: '' }, { simulate: true }])(
  'with %j the send is simulated: two seconds, success, and nothing leaves',
  async (change) => {
    const sent = outcome((await delivery(change))());
    await vi.advanceTimersByTimeAsync(1999);
    expect(await Promise.race([sent, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toEqual({ failed: false });
    expect(service).not.toHaveBeenCalled();
  },
);

function outcome(promise: Promise<void>): Promise<{ failed: boolean; error?: unknown }> {
  return promise.then(
    () => ({ failed: false }),
    (error: unknown) => ({ failed: true, error }),
  );
}
