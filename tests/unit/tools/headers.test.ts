import { expect, test } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';
import { cacheControl, contentType, siteHeaders } from '../../../tools/servers/headers.ts';

const headers = siteHeaders(readSettings({}), ["'sha256-a'"]);

test.each([
  ['come back over HTTPS only, for two years', 'Strict-Transport-Security', 'max-age=63072000'],
  ['never take a text for a script', 'X-Content-Type-Options', 'nosniff'],
  ['do not tell other sites which page a visitor read', 'Referrer-Policy', 'same-origin'],
  ['keep windows of other sites away', 'Cross-Origin-Opener-Policy', 'same-origin'],
  ['let no other site embed a file', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['fetch the next page before the click', 'Speculation-Rules', '"/speculation.rules"'],
])('browsers %s', (_promise, name, value) => {
  expect(headers[name]).toBe(value);
});

test.each(['camera', 'microphone', 'geolocation', 'payment'])(
  'no page may use a visitor’s %s',
  (feature) => {
    const refused = headers['Permissions-Policy']?.split(', ');
    expect(refused).toContain(`${feature}=()`);
  },
);

test('a browser keeps a file for good whose name changes with its content', () => {
  expect(cacheControl('/assets/app-abc.js')).toContain('immutable');
});

test.each(['/', '/cgu/assets/', '/favicon.svg'])(
  'a browser asks again for what can change under its name: %s',
  (path) => {
    expect(cacheControl(path)).toBe('no-cache');
  },
);

test('a file is sent as what its last ending says', () => {
  expect(contentType('assets/app.min.js')).toBe('text/javascript; charset=utf-8');
});

test.each(['film.mp4', 'LICENSE'])(
  'a file of a kind that the site does not know stops the build: %s',
  (file) => {
    expect(() => contentType(file)).toThrow(
      `${file}: tools/servers/headers.ts has no content type for this kind of file`,
    );
  },
);
