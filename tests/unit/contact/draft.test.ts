import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from '../../../src/contact/draft.ts';
import { claire } from './claire.ts';

const kept = { draft: { ...claire, message: 'Élan \uD800 😀' }, preset: 'demo' } as const;

function storage(content = new Map<string, string>()) {
  return {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a draft survives letter for letter, and can be forgotten', () => {
  vi.stubGlobal('sessionStorage', storage());
  expect(readDraft()).toBeNull();
  expect(keepDraft(kept)).toBe(true);
  expect(readDraft()).toEqual(kept);
  keepDraft(null);
  expect(readDraft()).toBeNull();
});

test.each(['{', 'null', '[]', '{"draft":{"firstName":1},"preset":""}', '{"draft":{},"preset":""}'])(
  'what is no draft, such as %s, is not taken for one',
  (text) => {
    vi.stubGlobal('sessionStorage', storage(new Map([['contact-draft', text]])));
    expect(readDraft()).toBeNull();
  },
);

test('storage that is blocked or full is no error', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readDraft()).toBeNull();
  expect(keepDraft(kept)).toBe(false);
});
