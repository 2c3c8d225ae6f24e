// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { requestFields } from '../../../src/contact/request.ts';

/** Opens a new page with these fields in its form, and loads its draft. */
async function openPage() {
  vi.resetModules();
  const fields = requestFields.map((name) => `<input id="contact-${name}" name="${name}" />`);
  document.body.innerHTML = `<div id="contact-root" data-texts='{"counter":"#"}'>
    <form id="contact-form">${fields.join('')}</form></div>`;
  const field = (name: string) =>
    document.querySelector(`#contact-${name}`) as unknown as HTMLInputElement;
  const draft = await import('../../../src/contact/browser/draft.ts');
  const type = (name: string, text: string) => {
    field(name).value = text;
    draft.saveAfterEdit(name);
  };
  draft.restoreDraft();
  return { ...draft, field, type };
}

beforeEach(() => sessionStorage.clear());

test('what an extension fills in without an event is kept when the page is left', async () => {
  const page = await openPage();
  page.field('message').value = 'Bonjour';
  expect(page.saveDraft()).toBe(true);
  const next = await openPage();
  expect(next.field('message').value).toBe('Bonjour');
});

test('a form that was only opened keeps nothing', async () => {
  const page = await openPage();
  page.offerSubject('demo');
  page.saveDraft();
  expect(sessionStorage).toHaveLength(0);
});

test('a page that comes back from the cache shows what was typed on another one', async () => {
  const page = await openPage();
  page.type('message', 'Bonjour');
  sessionStorage.setItem('contact-draft', JSON.stringify({ message: 'Autre page' }));
  page.restoreDraft();
  expect(page.field('message').value).toBe('Autre page');
});

test('a page that finishes loading late leaves what was found in the open form', async () => {
  const page = await openPage();
  page.offerSubject('hosting');
  page.restoreDraft();
  expect(page.field('subject').value).toBe('hosting');
});

test('a button’s subject gives way to that of the next button, on the next page too; the visitor’s own does not', async () => {
  const page = await openPage();
  page.offerSubject('demo');
  page.offerSubject('hosting');
  expect(page.field('subject').value).toBe('hosting');
  page.type('message', 'Bonjour');
  const next = await openPage();
  next.offerSubject('demo');
  expect(next.field('subject').value).toBe('demo');
  next.type('subject', 'pricing');
  const last = await openPage();
  last.offerSubject('hosting');
  expect(last.field('subject').value).toBe('pricing');
});

test('what was typed stays in the fields where the tab’s storage was cleared meanwhile', async () => {
  const page = await openPage();
  page.type('message', 'Bonjour');
  sessionStorage.clear();
  page.restoreDraft();
  expect(page.field('message').value).toBe('Bonjour');
});

test.each(['{', '5', 'null', '{"message":null,"subject":"fax"}'])(
  'a stored draft that reads %s harms nothing',
  async (text) => {
    sessionStorage.setItem('contact-draft', text);
    const page = await openPage();
    expect(page.field('message').value).toBe('');
    page.type('message', 'Bonjour');
    expect(page.saveDraft()).toBe(true);
  },
);
