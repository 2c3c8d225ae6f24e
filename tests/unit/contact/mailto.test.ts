import { expect, test } from 'vitest';
import { mailto } from '../../../src/contact/mailto.ts';

const to = 'contact@editeur.example';

test('an ordinary message goes along whole, with its subject', () => {
  const message = 'Bonjour,\nnous gérons 120 vacataires & « 14 sites » ?';
  const { href, cut } = mailto(to, 'Démonstration', message);
  const url = new URL(href);
  expect(cut).toBe(false);
  expect(url.pathname).toBe(to);
  expect(url.searchParams.get('subject')).toBe('Démonstration');
  expect(url.searchParams.get('body')).toBe(message.replace('\n', '\r\n'));
});

test('a message goes along whole up to the last character that fits', () => {
  const room = 1900 - mailto(to, 'Autre', '').href.length;
  expect(mailto(to, 'Autre', 'a'.repeat(room)).cut).toBe(false);
  expect(mailto(to, 'Autre', 'a'.repeat(room + 1)).cut).toBe(true);
});

test('half a sign, which no address can hold, becomes the sign for what is unreadable', () => {
  expect(new URL(mailto(to, 'Autre', 'a\uD800b').href).searchParams.get('body')).toBe('a\uFFFDb');
});

test('a very long message is cut where mail programs would refuse the address', () => {
  const { href, cut } = mailto(to, 'Autre', '😀'.repeat(250_000));
  expect(cut).toBe(true);
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(() => decodeURIComponent(href)).not.toThrow();
});
