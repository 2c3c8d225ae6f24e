import { expect, test } from 'vitest';
import { makeRequest, requestFields } from '../../../src/contact/request.ts';
import { mailto, requestText } from '../../../src/contact/sending/mailto.ts';
import { claire, emptyForm } from '../../sample-visitor.ts';

const to = 'contact@editeur.example';
const visitor = { ...claire, phone: '04 72 00 00 00', company: 'Ville de Lyon' };
const body = (href: string) => new URL(href).searchParams.get('body');

test('an ordinary letter goes into the address whole, with its subject and who writes it', () => {
  const message = 'Bonjour,\nnous gérons 120 vacataires & « 14 sites » ?';
  const { href, isCut } = mailto(to, 'Démonstration', { ...visitor, message });
  expect(isCut).toBe(false);
  expect(new URL(href).pathname).toBe(to);
  expect(new URL(href).searchParams.get('subject')).toBe('Démonstration');
  const signature =
    'Claire Martin\r\nVille de Lyon\r\nclaire.martin@ville.example\r\n04 72 00 00 00';
  expect(body(href)).toBe(`${message.replace('\n', '\r\n')}\r\n\r\n${signature}`);
});

test('of a long letter the address holds what mail programs accept, to the last character', () => {
  const room = 1901 - mailto(to, 'Autre', { ...visitor, message: 'a' }).href.length;
  expect(mailto(to, 'Autre', { ...visitor, message: 'a'.repeat(room) }).isCut).toBe(false);
  expect(mailto(to, 'Autre', { ...visitor, message: 'a'.repeat(room + 1) }).isCut).toBe(true);
  const { href } = mailto(to, 'Autre', { ...visitor, message: '😀'.repeat(250_000) });
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(body(href)).toMatch(/^(😀){100,}$/u);
});

test('the text to copy has every field but the subject, and no line for what is not given', () => {
  expect(requestText({ ...claire, company: ' ' })).toBe(
    `${claire.message}\n\nClaire Martin\n${claire.email}`,
  );
  expect(requestText({ ...emptyForm, message: 'Bonjour' })).toBe('Bonjour');
  const text = requestText(makeRequest((name) => `typed as ${name}`));
  for (const name of requestFields) {
    if (name !== 'subject') {
      expect(text).toContain(`typed as ${name}`);
    }
  }
});

test('half of an emoji is shown as a missing character, and the rest of the letter is whole', () => {
  const { href } = mailto(to, 'Autre', { ...visitor, message: 'Bonjour \ud83d et 😀 \ude00.' });
  expect(body(href)).toMatch(/^Bonjour \ufffd et 😀 \ufffd\.\r\n/);
});
