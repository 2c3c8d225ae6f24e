import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageFile } from '../../build/page-files.ts';
import { settings } from '../../src/site/settings.ts';
import { publisherFiles, site, siteWithDrafts } from '../built-site.ts';
import { dist } from '../site-folders.ts';

const { files, languages, pages, read } = site;

/** Whether the publisher has put a file into `public/` that the build would write. */
const isGiven = (file: string) => publisherFiles.includes(file);

test('the site has the publisher’s files, what search engines ask for, and no file that nobody asks for', () => {
  const folders = ['assets', ...languages].map((folder) => `${folder}/`);
  const pageFiles = pages.map(({ path }) => pageFile(path));
  const others = files
    .filter((file) => !folders.some((folder) => file.startsWith(folder)))
    .filter((file) => !pageFiles.includes(file));
  const icons = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-512.png'];
  const lists = ['.well-known/security.txt', 'licences.txt', 'robots.txt', 'sitemap.xml'];
  expect(others.sort()).toEqual([...new Set([...publisherFiles, ...icons, ...lists])].sort());
});

test('every text file has compressed copies of the same content', () => {
  const texts = files.filter((file) => /\.(html|js|json|svg|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts) {
    const content = readFileSync(join(dist, file));
    expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).equals(content)).toBe(true);
    expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).equals(content)).toBe(true);
  }
});

test.skipIf(isGiven('sitemap.xml'))('the sitemap lists every page but the 404 pages', () => {
  const { pages, read } = siteWithDrafts;
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const paths = pages.map(({ path }) => path).filter((path) => !path.endsWith('/404'));
  expect(listed.sort()).toEqual(paths.map((path) => settings.origin + path).sort());
});

test.skipIf(isGiven('robots.txt'))('robots.txt leads to the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${settings.origin}/sitemap.xml`);
});

const securityFile = '.well-known/security.txt';
const reporting =
  'security.txt says where to report a vulnerability, for less than a year (RFC 9116)';
test.skipIf(isGiven(securityFile))(reporting, () => {
  const { languages, read } = siteWithDrafts;
  const text = read(securityFile);
  expect(text).toContain(`Contact: mailto:${settings.contactEmail}`);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '').getTime();
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
  expect(text).toContain(`Preferred-Languages: ${languages.join(', ')}`);
});

test('licences.txt has the licence of all that is shipped, the font included', () => {
  const text = read('licences.txt');
  expect(text).toMatch(/^## @emailjs\/browser - .*\)\n\n.*BSD/m);
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
