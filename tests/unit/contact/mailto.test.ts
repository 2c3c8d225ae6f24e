import { expect, test } from 'vitest';
import { letterFields, makeLetter } from '../../../src/contact/letter/fields.ts';
import { letterText, mailto } from '../../../src/contact/letter/mailto.ts';
import { claire } from './claire.ts';

const to = 'contact@editeur.example';
const visitor = { ...claire, phone: '04 72 00 00 00', company: 'Ville de Lyon' };
const signature = 'Claire Martin\r\nVille de Lyon\r\nclaire.martin@ville.example\r\n04 72 00 00 00';
const body = (href: string) => new URL(href).searchParams.get('body');

test('an ordinary message goes along whole, with its subject and who writes it', () => {
  const message = 'Bonjour,\nnous gérons 120 vacataires & « 14 sites » ?';
  const { href, cut } = mailto(to, 'Démonstration', { ...visitor, message });
  expect(cut).toBe(false);
  expect(new URL(href).pathname).toBe(to);
  expect(new URL(href).searchParams.get('subject')).toBe('Démonstration');
  expect(body(href)).toBe(`${message.replace('\n', '\r\n')}\r\n\r\n${signature}`);
});

test('a letter goes along whole up to the last character that fits', () => {
  const room = 1900 - mailto(to, 'Autre', { ...visitor, message: 'a' }).href.length + 1;
  expect(mailto(to, 'Autre', { ...visitor, message: 'a'.repeat(room) }).cut).toBe(false);
  expect(mailto(to, 'Autre', { ...visitor, message: 'a'.repeat(room + 1) }).cut).toBe(true);
});

test('half a sign, which no address can hold, becomes the sign for what is unreadable', () => {
  expect(body(mailto(to, 'Autre', { ...visitor, message: 'a\uD800b' }).href)).toContain('a\uFFFDb');
});

test('of a letter for which mail programs would refuse the address, the beginning goes along', () => {
  const { href, cut } = mailto(to, 'Autre', { ...visitor, message: '😀'.repeat(250_000) });
  expect(cut).toBe(true);
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(body(href)).toMatch(/^(😀){100,}$/u);
});

test('the whole letter can be copied, however long, without empty lines for what is not given', () => {
  const message = 'é'.repeat(5000);
  const letter = `${message}\n\nClaire Martin\nclaire.martin@ville.example`;
  expect(letterText({ ...claire, company: ' ', message })).toBe(letter);
  const typed = letterText(makeLetter((name) => `typed as ${name}`));
  for (const name of letterFields) if (name !== 'subject') expect(typed).toContain(`typed as ${name}`);
});
