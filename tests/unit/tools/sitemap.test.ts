import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { robotsTxt, sitemap } from '../../../tools/site/sitemap.ts';

test('pages with an address of their own are listed with their translations, and no other', async () => {
  const heads = [
    '<link rel="canonical" href="https://www.example.fr/"><link rel="alternate" hreflang="de" href="https://www.example.fr/de">',
    '<link rel="alternate" href="/feed">',
  ];
  const xml = String(await sitemap(heads.map((head) => parse(head))));
  expect(xml.match(/<loc>[^<]*/g)).toEqual(['<loc>https://www.example.fr/']);
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="de" href="https://www.example.fr/de"/>');
  expect(xml).toContain('xmlns:xhtml=');
  expect(xml).not.toMatch(/xmlns:(news|image|video)/);
});

test('robots.txt lets everybody in and says where the list is', () => {
  expect(robotsTxt('https://www.example.fr')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.fr/sitemap.xml\n',
  );
});
