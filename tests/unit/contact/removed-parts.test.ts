// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { claireTypes } from '../../claire.ts';
import { contactButton, copy, holdTimers, muteErrors, openPage } from './open-page.tsx';

// An extension may remove any part of the page: what the part shows or does is left out, and the rest goes on.

const { errors, success } = copy;

/** Opens a page of which an extension has removed parts before its script runs. @param names their ids. */
function openWithout(...names: string[]) {
  return openPage(() => {
    for (const name of names) {
      const part = document.getElementById(name);
      expect(part, name).not.toBeNull();
      part?.remove();
    }
  });
}

test.each([
  'title',
  'subtitle',
  'hint',
  'status',
  'counter',
  'note',
  'company',
  'subject',
  'reference',
  'failure',
  'mailto',
  'copy',
  'reload',
])('without #contact-%s the form opens, sends and opens again', async (name) => {
  const page = await openWithout(`contact-${name}`);

  page.press();
  page.close();
  page.press();
  page.fill();
  await page.react();
  page.submit();
  await page.shows('success');
  expect(page.text('thanks')).toBe(success.body);
  expect(page.emails).toHaveLength(1);

  page.close();
  await page.shows('idle');
  page.press();
  expect(page.dialog.open).toBe(true);
});

test.each(['firstName', 'consent', 'reference', 'firstName-error', 'send', 'status', 'title'])(
  'without #contact-%s I am told what to correct, and that it is corrected',
  async (name) => {
    const page = await openWithout(`contact-${name}`);
    page.press();
    await page.react();

    page.form.requestSubmit();
    await vi.waitFor(() => {
      expect(page.errors()).toContain(errors.lastNameRequired);
      expect(page.errors()).toContain(errors.consentRequired);
    });

    page.type('lastName', 'M');
    await vi.waitFor(() => expect(page.errors()).not.toContain(errors.lastNameRequired));
  },
);

test.each(['failure', 'send'])(
  'without #contact-%s a message that was not sent can be sent again',
  async (name) => {
    muteErrors();
    const page = await openWithout(`contact-${name}`);
    page.service.mockResolvedValueOnce(new Response('no', { status: 500 }));
    page.press();
    page.fill();
    await page.react();

    page.form.requestSubmit();
    await page.shows('error');
    page.form.requestSubmit();
    await page.shows('success');
    expect(page.emails).toHaveLength(2);
  },
);

test.each([
  ['the subject', ['contact-subject'], copy.purposes.demo.title],
  ['subject and title', ['contact-subject', 'contact-title'], ''],
])('without %s my message still goes to my mail program', async (_what, names, subject) => {
  const page = await openWithout(...names);
  page.press();
  page.fill();
  const link = page.element<HTMLAnchorElement>('mailto');
  link.click();
  const parameters = new URL(link.href).searchParams;
  expect(parameters.get('subject')).toBe(subject);
  expect(parameters.get('body')).toContain(claireTypes.message);
});

test('without the counter no count is spoken, and I go on typing', async () => {
  const page = await openWithout('contact-counter');
  page.press();
  holdTimers();
  page.element('message').focus();
  page.type('message', 'Bonjour');
  vi.advanceTimersByTime(2000);
  expect(page.text('status')).toBe('');
});

test.each(['contact-dialog', 'contact-form'])(
  'without #%s a contact button shows the e-mail address, and no empty dialog',
  async (name) => {
    const page = await openWithout(name);
    const isLeftToBrowser = page.press();
    // The browser opens the panel that the button names: the one with the address.
    expect(isLeftToBrowser).toBe(true);
    const panel = document.getElementById(contactButton().getAttribute('popovertarget') ?? '');
    expect(panel?.querySelector('a[href^="mailto:"]')).toBeInstanceOf(HTMLAnchorElement);
    expect(document.querySelector('dialog[open]')).toBeNull();
  },
);

test('without dialog and panel a contact button does nothing', async () => {
  const page = await openWithout('contact-dialog', 'direct-contact');
  page.press();
  expect(document.activeElement).toBe(document.body);
});

test('without the panel with the e-mail address the form opens', async () => {
  const page = await openWithout('direct-contact');
  page.press();
  expect(page.dialog.open).toBe(true);
});

test('messages that an extension removed do not keep me from correcting and sending', async () => {
  muteErrors();
  const page = await openWithout();
  page.press();
  page.fill({ firstName: '', lastName: '' });
  await page.react();
  page.submit();
  await vi.waitFor(() => expect(page.errors()[0]).toBe(errors.firstNameRequired));

  page.element('firstName-error').replaceChildren();
  page.type('firstName', 'Claire');
  await vi.waitFor(() => expect(page.element('firstName').ariaInvalid).toBeNull());
  expect(page.errors()[1]).toBe(errors.lastNameRequired);

  page.type('lastName', 'Martin');
  page.submit();
  await page.shows('success');
});
