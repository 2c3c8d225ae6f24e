import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emailParameters } from '../../../src/contact/sending/parameters.ts';
import { readSettings } from '../../../src/site/settings.ts';
import { claire } from './claire.ts';

const ids = { VITE_EMAILJS_PUBLIC_KEY: 'a', VITE_EMAILJS_SERVICE_ID: 'b', VITE_EMAILJS_TEMPLATE_ID: 'c' };
const service = vi.fn<typeof fetch>();

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

/** Sends a message on a site with these settings. @returns what the service gets. */
async function send(environment: Record<string, string>) {
  const { deliver, initDelivery } = await import('../../../src/contact/sending/delivery.ts');
  initDelivery(readSettings({ ...ids, ...environment }).email);
  const circumstances = { opening: 'demo', source: '/', date: new Date(0), toEmail: 'a@b.example' } as const;
  const parameters = emailParameters(claire, circumstances);
  return { parameters, sent: deliver(parameters, () => {}) };
}

test('a mailbox of the site itself gets the message at the address of the page', async () => {
  await (await send({ VITE_EMAILJS_ORIGIN: '/' })).sent;
  expect(service.mock.calls[0]?.[0]).toBe('https://site.example/api/v1.0/email/send');
});

test('a visitor whose browser is driven by another program sends as everybody does', async () => {
  vi.stubGlobal('navigator', { webdriver: true, languages: [] });
  await (await send({})).sent;
  expect(service).toHaveBeenCalledOnce();
});

test('a send can be slowed down, to look at it', async () => {
  const { sent } = await send({ VITE_EMAIL_DELAY_MS: '5000' });
  await vi.advanceTimersByTimeAsync(4999);
  expect(service).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(service).toHaveBeenCalledOnce();
});

test.each([
  ['true', 1],
  ['false', 0],
])('the console shows what is sent where it is asked to (%s)', async (debug, times) => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { parameters, sent } = await send({ VITE_EMAIL_DEBUG: debug });
  await sent;
  expect(told.mock.calls).toEqual(Array(times).fill(['contact', parameters]));
});
