import { afterEach, expect, test, vi } from 'vitest';

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
  vi.resetModules();
});

test('where storage is blocked it looks absent, so that the form loads', async () => {
  const get = () => {
    throw new DOMException('no', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  await import('../../../src/contact/sending/delivery.ts');
  expect(globalThis.localStorage).toBeUndefined();
});

test('where storage works it is left alone', async () => {
  const storage = {};
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  await import('../../../src/contact/sending/delivery.ts');
  expect(globalThis.localStorage).toBe(storage);
});
