import { expect, test, vi } from 'vitest';
import { releaseSettings } from '../../src/site/release.ts';
import { readSettings } from '../../src/site/settings.ts';
import { online } from './online.ts';

// The publisher's facts as they will be once all are given.
vi.mock(import('../../src/site/facts.ts'), async (importOriginal) => {
  const { facts } = await importOriginal();
  const given = JSON.parse(JSON.stringify(facts), (_key, value) => value ?? 'known');
  return { facts: given };
});

test('a release with all that it needs is built', () => {
  expect(releaseSettings(online)).toEqual(readSettings(online));
});

test('a release that lacks one setting is not', () => {
  expect(() => releaseSettings({ ...online, VITE_SITE_URL: '' })).toThrow('VITE_SITE_URL');
});
