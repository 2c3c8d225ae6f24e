import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';
import { writeSecurityTxt } from '../../../tools/site/security-txt.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'security-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const settings = readSettings({ VITE_SITE_URL: 'https://site.example', VITE_CONTACT_EMAIL: 'contact@site.example' });
async function lines(status: 'published' | 'draft' = 'published') {
  await writeSecurityTxt(dir, settings, [
    { tag: 'fr', status: 'published' },
    { tag: 'br', status },
  ]);
  return readFileSync(join(dir, '.well-known/security.txt'), 'utf8').split('\n');
}

test('who finds a weakness reads whom to tell, until when, in which languages and for which site', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1767225600');
  expect(await lines()).toEqual([
    'Contact: mailto:contact@site.example',
    'Expires: 2026-12-27T00:00:00.000Z',
    'Preferred-Languages: fr, br',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ]);
});

test('a language that is still a draft is not offered', async () => {
  expect(await lines('draft')).toContain('Preferred-Languages: fr');
});

test('the contact is valid for nearly a year from the day of the latest build', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  vi.useFakeTimers({ now: new Date('2025-01-01T12:00:00Z'), toFake: ['Date'] });
  expect(await lines()).toContain('Expires: 2025-12-27T00:00:00.000Z');
  vi.setSystemTime('2026-01-01T23:59:00Z');
  expect(await lines()).toContain('Expires: 2026-12-27T00:00:00.000Z');
});

test('a date of the build that is none stops it, and is named', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', 'today');
  await expect(lines()).rejects.toThrow('SOURCE_DATE_EPOCH must be seconds since 1970; it is "today".');
});
