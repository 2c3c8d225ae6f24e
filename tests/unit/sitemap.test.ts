import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageHeads } from '../../tools/site/page-heads.ts';
import { writeSitemap } from '../../tools/site/sitemap.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sitemap-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const page = (name: string, links: string) => writeFileSync(join(dir, name), `<head>${links}</head>`);
const canonical = (path: string) => `<link rel="canonical" href="https://www.example.fr${path}">`;
const write = async () => writeSitemap(dir, await pageHeads(dir));
const written = (name: string) => readFileSync(join(dir, name), 'utf8');

test('pages with an address of their own are listed with their translations, and no other', async () => {
  page('index.html', `${canonical('/')}<link rel="alternate" hreflang="de" href="https://www.example.fr/de">`);
  page('404.html', '<link rel="alternate" href="/feed">');
  writeFileSync(join(dir, 'note.txt'), canonical('/note'));
  await write();
  expect(written('sitemap.xml').match(/<loc>[^<]*/g)).toEqual(['<loc>https://www.example.fr/']);
  expect(written('sitemap.xml')).toContain(
    '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.fr/de"/>',
  );
  expect(written('sitemap.xml')).toContain('xmlns:xhtml=');
  expect(written('sitemap.xml')).not.toMatch(/xmlns:(news|image|video)/);
});

test('robots.txt lets everybody in and says where the list is', async () => {
  page('index.html', canonical('/'));
  await write();
  expect(written('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example.fr/sitemap.xml\n');
});

test('a site without an address stops the build, and is named', async () => {
  page('404.html', '');
  await expect(write()).rejects.toThrow(`${dir} holds no page with a canonical address`);
});
