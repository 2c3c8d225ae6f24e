import { expect, test } from 'vitest';
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
