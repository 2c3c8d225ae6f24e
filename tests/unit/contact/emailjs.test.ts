import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emailParameters } from '../../../src/contact/sending/email-parameters.ts';
import type { Settings } from '../../../src/site/settings.ts';
import { claire } from '../../sample-visitor.ts';

const parameters = emailParameters(claire, {
  context: 'Demo',
  source: '/',
  date: new Date(0),
  toEmail: 'a@b.example',
});

let server: Server;
let origin: string;
/** The requests that the service has received. */
let received: { url: string | undefined; body: unknown }[];
let answer: RequestListener;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://site.example/hosting'));
  received = [];
  answer = (_request, response) => response.end('OK');
  server = createServer(async (request, response) => {
    received.push({ url: request.url, body: await json(request) });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

/** Initialises the service, with these changes to the settings. @returns what sends an e-mail. */
async function connect(change: Partial<Settings['email']> = {}): Promise<() => Promise<void>> {
  const { sendEmail, initEmailService } = await import(
    '../../../src/contact/sending/emailjs.client.ts'
  );
  const ids = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
  initEmailService({ ...ids, origin, ...change });
  return () => sendEmail(parameters);
}

/** Sends a letter, with these changes to the settings. */
async function send(change: Partial<Settings['email']> = {}): Promise<void> {
  const sendLetter = await connect(change);
  return sendLetter();
}

/** Makes the service answer with this status and text. */
function answerWith(status: number, text: string): void {
  answer = (_request, response) => response.writeHead(status).end(text);
}

test('the service gets the ids and the parameters', async () => {
  await send();
  const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };
  const body = { ...ids, lib_version: expect.any(String), template_params: parameters };
  expect(received).toEqual([{ url: '/api/v1.0/email/send', body }]);
});

test.each([201, 400, 412, 429])('an answer of %i is a failure', async (status) => {
  answerWith(status, 'no');
  const message = 'Échec de l’envoi de l’email';
  await expect(send()).rejects.toMatchObject({ name: 'Error', message, cause: { status } });
});

test.each([
  [413, 'no', 'tooLarge'],
  [500, 'no', 'unconfirmed'],
  [502, '<h1>Bad gateway</h1>', 'unconfirmed'],
  [200, '\n<!doctype html><title>Portail</title>', 'unconfirmed'],
  [200, '{"error":"blocked by policy"}', 'unconfirmed'],
])('an answer of %i that reads %j is « %s »', async (status, text, reason) => {
  answerWith(status, text);
  await expect(send()).rejects.toMatchObject({ name: 'SendError', reason, cause: { status } });
});

test('when the connection breaks, the letter may have arrived', async () => {
  answer = (request) => request.socket.destroy();
  await expect(send()).rejects.toMatchObject({ reason: 'unconfirmed' });
});

test('without an id the library says which', async () => {
  await expect(send({ serviceId: '' })).rejects.toMatch(/service ID is required/);
});

test('before it is initialised it says so', async () => {
  const { sendEmail } = await import('../../../src/contact/sending/emailjs.client.ts');
  const message = 'Service d’email non initialisé. Vérifiez la configuration.';
  await expect(sendEmail(parameters)).rejects.toThrow(message);
});

test('without ids it waits two seconds and sends nothing', async () => {
  const sendLetter = await connect({ publicKey: '' });
  vi.useFakeTimers();
  const sent = vi.fn();
  sendLetter().then(sent);
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveBeenCalled();
  expect(received).toEqual([]);
});
