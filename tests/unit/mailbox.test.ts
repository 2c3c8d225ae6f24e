import { expect, test } from 'vitest';
import { checkRequest } from '../../tools/mailbox/emailjs.ts';
import { letterPage, listPage } from '../../tools/mailbox/pages.ts';

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const parameters = { message: 'Bonjour', toEmail: 'contact@editeur.example' };
const body = { lib_version: '4.4.1', user_id: 'key', service_id: 'service', template_id: 'template' };
const request = { origin: 'http://127.0.0.1:4173', host: '127.0.0.1:4173' };

const judge = (content: unknown, headers = {}) =>
  checkRequest(
    { ...request, ...headers, body: typeof content === 'string' ? content : JSON.stringify(content) },
    account,
  );

test('a request as EmailJS sends it is accepted', () => {
  expect(judge({ ...body, template_params: parameters })).toEqual({ parameters });
});

test.each([
  ['a program that is no browser', 403, { ...body, template_params: parameters }, { origin: undefined }],
  ['a foreign page', 403, { ...body, template_params: parameters }, { origin: 'https://evil.example' }],
  ['what is no JSON', 400, '{', {}],
  ['a list', 400, [body], {}],
  ['parameters that are none', 400, { ...body, template_params: 'a' }, {}],
  ['a missing id', 400, { ...body, user_id: '', template_params: parameters }, {}],
  ['an unknown id', 400, { ...body, template_id: 'x', template_params: parameters }, {}],
  ['more than 50 kB', 413, { ...body, template_params: { ...parameters, message: 'é'.repeat(26_000) } }, {}],
  ['a variable that is no text', 422, { ...body, template_params: { ...parameters, message: 1 } }, {}],
  ['no recipient', 422, { ...body, template_params: { message: 'Bonjour' } }, {}],
])('%s is answered %i', (_name, status, content, headers) => {
  expect(judge(content, headers)).toEqual({ refused: [status, expect.any(String)] });
});

test('a letter shows markup as text', () => {
  const html = letterPage({
    id: '1',
    received: 'now',
    sender: '',
    parameters: { ...parameters, message: '<img onerror>' },
  });
  expect(html).not.toContain('<img');
});

test('the list of letters shows markup as text, whatever field it came in', () => {
  const markup = '<img onerror>"\'&';
  const names = ['fullName', 'subject', 'context', 'message', 'email', 'company'];
  const letter = { id: markup, received: markup, sender: markup, parameters: {} };
  const html = listPage([{ ...letter, parameters: Object.fromEntries(names.map((name) => [name, markup])) }]);
  expect(html).not.toContain('<img');
  expect(html.match(/&#60;img onerror/g)?.length).toBeGreaterThanOrEqual(4);
  expect(html).not.toContain('"\'&');
});
