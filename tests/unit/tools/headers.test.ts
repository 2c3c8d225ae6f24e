import { expect, test } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';
import { cacheControl, contentType, siteHeaders } from '../../../tools/servers/headers.ts';

const settings = readSettings({});
const headers = () => siteHeaders(settings, ["'sha256-a'"]);

test('every response has the headers that protect a visitor', () => {
  const {
    'Permissions-Policy': _features,
    'Content-Security-Policy': _policy,
    ...others
  } = headers();
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Speculation-Rules': '"/speculation.rules"',
  });
});

test('no page may use the camera, the microphone, the location or other features of a device', () => {
  const refused = headers()['Permissions-Policy']?.split(', ');
  expect(refused).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
  );
  for (const feature of refused ?? []) {
    expect(feature).toMatch(/^[a-z]+(-[a-z]+)*=\(\)$/);
  }
});

test.each([
  ['/assets/app-abc.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/cgu/assets/', 'no-cache'],
])('browsers cache %s by the rule "%s"', (path, rule) => {
  expect(cacheControl(path)).toBe(rule);
});

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/app.css', 'text/css; charset=utf-8'],
  ['assets/app.min.js', 'text/javascript; charset=utf-8'],
  ['assets/contact-fr.json', 'application/json'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['sitemap.xml', 'application/xml'],
  ['site.webmanifest', 'application/manifest+json'],
  ['favicon.svg', 'image/svg+xml'],
  ['social/home.png', 'image/png'],
  ['favicon.ico', 'image/x-icon'],
  ['a.woff2', 'font/woff2'],
  ['/speculation.rules', 'application/speculationrules+json'],
])('%s is sent as %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});

test.each(['film.mp4', 'LICENSE'])(
  'a file of a kind that the site does not know stops the build: %s',
  (file) => {
    expect(() => contentType(file)).toThrow(
      `${file}: tools/servers/headers.ts has no content type for this kind of file`,
    );
  },
);
