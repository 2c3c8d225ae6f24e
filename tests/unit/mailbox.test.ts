import { preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../src/site/settings.ts';
import { isSentHere, mailbox } from '../../tools/mailbox/mailbox.ts';
import { mailboxPage } from '../../tools/mailbox/page.ts';
import { contentSecurityPolicy, policyHeader } from '../../tools/servers/csp.ts';

test('an e-mail shows markup as text, whatever field it came in', () => {
  const markup = '<img onerror>"\'&';
  const names = ['fullName', 'subject', 'context', 'message', 'email', 'company', '<img>'];
  const parameters = Object.fromEntries(names.map((name) => [name, markup]));
  const html = mailboxPage([{ sender: '', received: '', parameters }]);
  expect(html).toContain('&#60;img onerror&#62;');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('"\'&');
});

test('the mailbox is named where the built form sends to it, whatever else the site may talk to', () => {
  const local = { VITE_EMAILJS_ORIGIN: '/', VITE_VITALS_URL: 'https://vitals.fr/v' };
  const policyOf = (environment: Record<string, string>) =>
    policyHeader(contentSecurityPolicy(readSettings(environment), []));
  expect(isSentHere(readSettings(local), policyOf(local))).toBe(true);
  expect(isSentHere(readSettings(local), policyOf({}))).toBe(false);
  expect(isSentHere(readSettings({}), policyOf({}))).toBe(false);
});

test('the mailbox takes orders from its own pages only', async () => {
  const server = await preview({ plugins: [mailbox()], configFile: false, preview: { port: 0 }, logLevel: 'silent' });
  onTestFinished(() => server.close());
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const order = (from: string) =>
    fetch(`${origin}/_mailbox/next`, { method: 'POST', body: '{"behave":"hang"}', headers: { Origin: from } });
  expect((await order('https://elsewhere.fr')).status).toBe(403);
  expect((await order(origin)).status).toBe(200);
});
