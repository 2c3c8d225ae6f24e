import { afterEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../../src/contact/letter/empty-draft.ts';
import { makeLetter } from '../../../src/contact/letter/fields.ts';
import { readDraft, saveDraft } from '../../../src/contact/letter/kept.ts';
import { forgetDraft, forgetLetter, readLetter, setLetterAside } from '../../../src/contact/letter/set-aside.ts';
import { claire, kept } from './claire.ts';
import { refuseStorage, stubStorage, stubStorageOfTheTab } from './page.ts';

const draft = { ...kept.draft, message: 'Élan \uD800 😀' };
const first = { ...kept, date: '2026-07-01T08:00:00.000Z' };
const second = { ...kept, date: '2026-07-01T09:00:00.000Z' };

afterEach(() => vi.unstubAllGlobals());

test('a draft survives letter for letter, without the consent, and can be forgotten', () => {
  const machine = stubStorage();
  expect(readDraft()).toBeNull();
  expect(saveDraft({ draft: Object.assign({ consent: true, trap: 'bot' }, draft), preset: 'demo' })).toBe(true);
  expect(readDraft()).toEqual({ draft, preset: 'demo' });
  forgetDraft({ ...draft, message: 'Une autre' });
  expect(readDraft()).not.toBeNull();
  forgetDraft(draft);
  expect([readDraft(), machine.size, localStorage.getItem('contact-draft')]).toEqual([null, 0, null]);
});

test('a form without a word of the visitor’s own is no draft', () => {
  const machine = stubStorage();
  saveDraft(kept);
  expect(saveDraft({ draft: { ...emptyDraft, subject: 'demo' }, preset: 'demo' })).toBe(true);
  expect(machine.size).toBe(0);
});

test.each(['{', 'null', '[]', '{"preset":""}', '{"draft":null,"preset":""}'])(
  'what is no draft, such as %s, is not taken for one',
  (text) => {
    stubStorage(new Map([['contact-draft', text]]));
    expect(readDraft()).toBeNull();
  },
);

test('of a draft that another version of the site kept, what this one has a field for is read', () => {
  const other = { draft: { message: 'Bonjour', consent: true, fax: '1' } };
  stubStorage(new Map([['contact-draft', JSON.stringify(other)]]));
  expect(readDraft()).toEqual({ draft: { ...makeLetter(() => ''), message: 'Bonjour' }, preset: '' });
});

test('letters on their way are kept apart, until each is known to have arrived', () => {
  const machine = stubStorage();
  setLetterAside(first);
  setLetterAside({ ...second, draft: { ...claire, ...second.draft } });
  expect(machine.get('contact-draft')).not.toContain('consent');
  expect(readDraft()).toBeNull();
  expect(readLetter()).toEqual(second);
  forgetLetter(second.date);
  expect(readLetter()).toEqual(first);
  forgetLetter('2020-01-01T00:00:00.000Z');
  forgetLetter(first.date);
  expect(readLetter()).toBeNull();
  expect(machine.size).toBe(0);
});

test('a page that comes back knows whether it reads what another page has written', async () => {
  stubStorage();
  vi.resetModules();
  const left = await import('../../../src/contact/letter/kept.ts');
  saveDraft(kept);
  expect(left.isStale()).toBe(false);
  stubStorageOfTheTab();
  saveDraft({ ...kept, draft: { ...kept.draft, message: 'Plus récent' } });
  stubStorageOfTheTab();
  expect([left.isStale(), left.isStale()]).toEqual([true, false]);
});

test('storage that is blocked or full is no error', () => {
  refuseStorage();
  expect(readDraft()).toBeNull();
  expect(readLetter()).toBeNull();
  expect(saveDraft(kept)).toBe(false);
  expect(setLetterAside(first)).toBe(false);
});
