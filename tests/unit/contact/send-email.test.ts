import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emailParameters } from '../../../src/contact/email-parameters.ts';
import type { Settings } from '../../../src/site/settings.ts';
import { claire } from '../../claire.ts';

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
const parameters = emailParameters(claire, {
  purpose: 'demo',
  source: '/',
  date: new Date(0),
  toEmail: 'a@b.example',
});

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
async function send(change: Partial<Settings['email']> = {}): Promise<void> {
  const { sendEmail, initEmailService } = await import('../../../src/contact/send.ts');
  initEmailService({ ...settings, ...change });
  return sendEmail(parameters);
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

test('the origin / is that of the site, and a driven browser may send', async () => {
  vi.stubGlobal('navigator', { webdriver: true, languages: [] });
  await send({ origin: '/' });
  expect(service.mock.calls.map(([url]) => url)).toEqual([
    'https://site.example/api/v1.0/email/send',
  ]);
});

test.each([201, 400, 412, 429, 500])('an answer of %i is a failure', async (status) => {
  service.mockResolvedValue(new Response('no', { status }));
  const message = 'Échec de l’envoi de l’email';
  await expect(send()).rejects.toMatchObject({ name: 'Error', message, cause: { status } });
});

test('an answer of 413 says that the letter is too large', async () => {
  service.mockResolvedValue(new Response('no', { status: 413 }));
  await expect(send()).rejects.toMatchObject({
    name: 'SendError',
    reason: 'tooLarge',
    cause: { status: 413 },
  });
});

test('when the connection fails the letter may have arrived', async () => {
  const cause = new TypeError('Failed to fetch');
  service.mockRejectedValue(cause);
  await expect(send()).rejects.toMatchObject({ reason: 'broken', cause });
});

test('no answer within fifteen seconds is a failure', async () => {
  service.mockReturnValue(new Promise(() => {}));
  const failed = vi.fn();
  send().catch(failed);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }));
});

test('before it is initialised it says so', async () => {
  const { sendEmail } = await import('../../../src/contact/send.ts');
  const message = 'Service d’email non initialisé. Vérifiez la configuration.';
  await expect(sendEmail(parameters)).rejects.toThrow(message);
});

test.each([
  [{ publicKey: '' }, 2000, 0],
  [{ simulate: true }, 2000, 0],
  [{ delayMs: 5000 }, 5000, 1],
])(
  'with %j it takes %i ms, and the service is asked %i times',
  async (change, milliseconds, times) => {
    const sent = vi.fn();
    send(change).then(sent);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect([sent, service].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, service].map(({ mock }) => mock.calls.length)).toEqual([1, times]);
  },
);

test.each([
  [true, [['contact', parameters]]],
  [false, []],
])('with debug %s the console shows %j', async (debug, shown) => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  await send({ debug });
  expect(info.mock.calls).toEqual(shown);
});
