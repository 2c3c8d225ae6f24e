import { parse } from 'node-html-parser';
import { expect, test, vi } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';
import { robotsTxt } from '../../../tools/site/robots-txt.ts';
import { securityTxt } from '../../../tools/site/security-txt.ts';
import { sitemap } from '../../../tools/site/sitemap.ts';

const settings = readSettings({
  VITE_SITE_URL: 'https://site.example',
  VITE_CONTACT_EMAIL: 'contact@site.example',
});
const written = () =>
  securityTxt(settings, [
    { tag: 'fr', status: 'published' },
    { tag: 'de', status: 'draft' },
    { tag: 'br', status: 'published' },
  ]);

test('security.txt has the contact, its end, the published languages and the address', () => {
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
])('security.txt built on %s is valid for nearly a year, until %s', (now, expires) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  expect(written()).toContain(`Expires: ${expires}T00:00:00.000Z`);
});

test('the sitemap lists pages with an address of their own, and their translations', async () => {
  const heads = [
    '<link rel="canonical" href="https://www.example.fr/"><link rel="alternate" hreflang="de" href="https://www.example.fr/de">',
    '<link rel="alternate" href="/feed">',
  ];
  const xml = String(await sitemap(heads.map((head) => parse(head))));
  expect(xml.match(/<loc>[^<]*/g)).toEqual(['<loc>https://www.example.fr/']);
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.fr/de"/>',
  );
  expect(xml).toContain('xmlns:xhtml=');
  expect(xml).not.toMatch(/xmlns:(news|image|video)/);
});

test('robots.txt refuses nothing, and leads to the sitemap', () => {
  expect(robotsTxt('https://www.example.fr').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://www.example.fr/sitemap.xml',
  ]);
});
