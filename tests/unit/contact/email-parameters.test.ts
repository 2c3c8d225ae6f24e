import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillTemplate } from '../../../build/plugins/mailbox.ts';
import { subjects } from '../../../locales/fr/contact.json';
import { makeRequest, requestFields } from '../../../src/contact/request.ts';
import { emailParameters } from '../../../src/contact/sending/email-parameters.ts';
import { claire, claireTypes } from '../../sample-visitor.ts';

const circumstances = {
  context: 'Demo',
  source: '/hosting',
  date: new Date('2026-07-01T22:30:00Z'),
  toEmail: 'contact@editeur.example',
} as const;

test('the publisher receives every parameter of the specification, and no other', () => {
  // A company of whitespace counts as not given.
  expect(emailParameters({ ...claire, company: '\t' }, circumstances)).toEqual({
    ...makeRequest(() => 'Non renseigné'),
    ...claireTypes,
    company: 'Non renseigné',
    subject: 'Demande de contact',
    context: 'Demo',
    source: '/hosting',
    timestamp: '2026-07-01T22:30:00.000Z',
    formattedDate: 'jeudi 2 juillet 2026 à 00:30',
    toEmail: 'contact@editeur.example',
    fullName: 'Claire Martin',
    contactLine: 'Claire Martin · claire.martin@ville.example',
  });
});

test('phone, organisation and subject arrive when they are given, the subject by its French name', () => {
  const draft = { ...claire, phone: '01 02 03', company: 'Ville', subject: 'pricing' } as const;
  expect(emailParameters(draft, circumstances)).toMatchObject({
    phone: '01 02 03',
    company: 'Ville',
    subject: subjects.pricing,
    contactLine: 'Claire Martin · Ville · claire.martin@ville.example · 01 02 03',
  });
});

test('the e-mail template shows everything that was typed, escaped, and its guide explains every parameter', () => {
  const typed = { ...makeRequest((name) => `typed as ${name}`), subject: 'demo' } as const;
  const sent = emailParameters(typed, circumstances);
  const shown = fillTemplate(sent);
  const { formattedDate, timestamp } = sent;
  for (const text of Object.values({
    ...typed,
    subject: subjects.demo,
    formattedDate,
    timestamp,
  })) {
    expect(shown).toContain(text);
  }
  const template = readFileSync('deploy/emailjs-template.html', 'utf8');
  // Each has a place of its own, beside the line that has several.
  const inFullName = ['firstName', 'lastName'];
  for (const name of requestFields.filter((field) => !inFullName.includes(field))) {
    expect(template).toContain(`{{${name}}}`);
  }
  expect(template).not.toMatch(/\{\{\{|\}\}\}/);
  // Outlook drops `white-space`, and would show a message of six lines as one.
  expect(template).toMatch(/<pre [^>]*>\{\{message\}\}<\/pre>/);
  const guide = readFileSync('deploy/emailjs.md', 'utf8');
  expect(Object.keys(sent).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
