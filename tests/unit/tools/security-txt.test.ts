import { expect, test, vi } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';
import { securityTxt } from '../../../tools/site/security-txt.ts';

const settings = readSettings({ VITE_SITE_URL: 'https://site.example', VITE_CONTACT_EMAIL: 'contact@site.example' });
const written = () =>
  securityTxt(settings, [
    { tag: 'fr', status: 'published' },
    { tag: 'de', status: 'draft' },
    { tag: 'br', status: 'published' },
  ]);

test('who finds a weakness reads whom to tell, until when, in which published languages and for which site', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1767225600');
  expect(written()).toBe(`Contact: mailto:contact@site.example
Expires: 2026-12-27T00:00:00.000Z
Preferred-Languages: fr, br
Canonical: https://site.example/.well-known/security.txt
`);
});

test.each([
  ['2025-01-01T12:00:00Z', '2025-12-27'],
  ['2026-01-01T23:59:00Z', '2026-12-27'],
])('the contact of a build of %s is valid for nearly a year, until %s', (now, expires) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  expect(written()).toContain(`Expires: ${expires}T00:00:00.000Z`);
});

test('a date of the build that is none stops it, and is named', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', 'today');
  expect(written).toThrow('SOURCE_DATE_EPOCH must be seconds since 1970; it is "today".');
});
