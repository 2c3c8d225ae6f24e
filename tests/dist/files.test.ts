import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageIds } from '../../src/pages.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { dist, isTranslated } from './built-pages.ts';

const files = await listFiles(dist);
const pages = pageIds.filter((page) => page !== 'not-found');
const compressible = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/;

test('dist/ has the pages, what servers and search engines ask for, and nothing of the tools', () => {
  const plain = files.filter((file) => !/\.(br|gz)$/.test(file));
  const known = plain.filter((file) => !file.startsWith('assets/') && !isTranslated(file));
  expect(known).toEqual(
    [
      '.well-known/security.txt',
      '404.html',
      'apple-touch-icon.png',
      'favicon.ico',
      'favicon.svg',
      'icon-192.png',
      'icon-512.png',
      'index.html',
      'licences.txt',
      'robots.txt',
      'site.webmanifest',
      'sitemap.xml',
      'speculation.rules',
      ...pages.filter((page) => page !== 'home').map((page) => `${page}/index.html`),
      ...pages.map((page) => `social/${page}.png`),
    ].sort(),
  );
  for (const asset of plain.filter((file) => file.startsWith('assets/'))) {
    expect(asset).toMatch(/^assets\/[\w-]+-[\w-]{8}\.(js|css|woff2|json)$/);
  }
});

test('every text file has compressed copies of the same content', () => {
  for (const file of files.filter((name) => compressible.test(name))) {
    const plain = readFileSync(join(dist, file));
    expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).equals(plain), file).toBe(true);
    expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).equals(plain), file).toBe(true);
  }
});

test('the legal notice links to the licences of everything that is published', () => {
  expect(readFileSync(join(dist, 'mentions-legales/index.html'), 'utf8')).toContain('<a href="/licences.txt"');
  const text = readFileSync(join(dist, 'licences.txt'), 'utf8');
  for (const name of ['react', 'react-dom', 'i18next', '@emailjs/browser', 'valibot']) {
    expect(text).toMatch(new RegExp(`^## ${name} - .*\\)\n\n.*(MIT|BSD)`, 'm'));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('neither the local mailbox nor the loader of measurement is published', () => {
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/_mailbox|createPolicy/);
  }
});

test('the web manifest names the product, in French, with icons that exist', () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ lang: 'fr', dir: 'ltr', start_url: '/' });
  expect(manifest.description).not.toContain('{{');
  for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));
});
