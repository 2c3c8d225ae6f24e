import { preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { mailbox } from '../../tools/mailbox/mailbox.ts';
import { mailboxPage } from '../../tools/mailbox/page.ts';

test('an e-mail shows markup as text, whatever field it came in', () => {
  const markup = '<img onerror>"\'&';
  const names = ['fullName', 'subject', 'context', 'message', 'email', 'company', '<img>'];
  const parameters = Object.fromEntries(names.map((name) => [name, markup]));
  const html = mailboxPage([{ sender: '', received: '', parameters }]);
  expect(html).toContain('&#60;img onerror&#62;');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('"\'&');
});

test('the mailbox takes commands from its own pages only', async () => {
  const server = await preview({ plugins: [mailbox()], configFile: false, preview: { port: 0 }, logLevel: 'silent' });
  onTestFinished(() => server.close());
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const command = (from: string) =>
    fetch(`${origin}/_mailbox/next`, { method: 'POST', body: '{"behave":"hang"}', headers: { Origin: from } });
  expect((await command('https://elsewhere.fr')).status).toBe(403);
  expect((await command(origin)).status).toBe(200);
});
