import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from '../../../src/contact/draft.ts';
import { claire } from './claire.ts';
import { stubStorage } from './page.ts';

const kept = { draft: { ...claire, message: 'Élan \uD800 😀' }, preset: 'demo' } as const;

afterEach(() => vi.unstubAllGlobals());

test('a draft survives letter for letter, and can be forgotten', () => {
  const machine = stubStorage();
  expect(readDraft()).toBeNull();
  expect(keepDraft(kept)).toBe(true);
  expect(readDraft()).toEqual(kept);
  expect(keepDraft(null)).toBe(false);
  expect(readDraft()).toBeNull();
  expect(machine.size).toBe(0);
});

test.each([
  '{',
  'null',
  '[]',
  '{"preset":""}',
  '{"draft":null,"preset":""}',
  '{"draft":{},"preset":""}',
  JSON.stringify({ draft: { ...claire, firstName: 1 }, preset: '' }),
  JSON.stringify({ draft: { ...claire, consent: 'true' }, preset: '' }),
  JSON.stringify({ draft: claire }),
])('what is no draft, such as %s, is not taken for one', (text) => {
  stubStorage(new Map([['contact-draft', text]]));
  expect(readDraft()).toBeNull();
});

test('storage that is blocked or full is no error', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readDraft()).toBeNull();
  expect(keepDraft(kept)).toBe(false);
});

test('a draft that was kept before an update of the site is still there', () => {
  stubStorage(new Map([['contact-draft', JSON.stringify(kept)]]));
  expect(readDraft()).toEqual(kept);
});
