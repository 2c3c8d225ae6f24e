import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';
import {
  contentSecurityPolicy,
  policyHeader,
  policyMeta,
  styleHash,
  styleHashes,
} from '../../../tools/servers/csp.ts';

const policy = (environment: Record<string, string> = {}, hashes: string[] = []) =>
  contentSecurityPolicy(
    readSettings({ VITE_EMAILJS_ORIGIN: 'https://mail.example', ...environment }),
    hashes,
  );

test('a page runs the scripts of its own site, and none inside its HTML', () => {
  expect(policy()['script-src']).toEqual(["'self'"]);
});

test('a page has the styles that were built into it, and no other inline styles', () => {
  expect(policy({}, ["'sha256-a'"])['style-src']).toEqual(["'self'", "'sha256-a'"]);
});

test('a page sends to its own site and to the e-mail service only', () => {
  expect(policy()['connect-src']).toEqual(["'self'", 'https://mail.example']);
});

test('a page sends to its own site only, where the e-mail service is there too', () => {
  expect(policy({ VITE_EMAILJS_ORIGIN: '/' })['connect-src']).toEqual(["'self'"]);
});

test.each(['img-src', 'font-src', 'manifest-src'])(
  'pictures, fonts and the manifest come from the site itself: %s',
  (directive) => {
    expect(policy()[directive]).toEqual(["'self'"]);
  },
);

test.each(['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])(
  'whatever no page needs is refused: %s',
  (directive) => {
    expect(policy()[directive]).toEqual(["'none'"]);
  },
);

test('no script may make markup of a text', () => {
  expect(policy()['require-trusted-types-for']).toEqual(["'script'"]);
  expect(policy()['trusted-types']).toEqual(["'none'"]);
});

test('configured measurement may load its scripts, send to their origins, and create its Trusted Types policy', () => {
  const measured = policy({
    VITE_ANALYTICS_SCRIPT_URL: 'https://a.example/a;b,c;d,e$host.js?site=1;2',
    VITE_SPEED_SCRIPT_URL: 'https://b.example/speed.js',
    VITE_VITALS_URL: 'https://c.example/vitals?x',
  });
  expect(measured['script-src']).toEqual([
    "'self'",
    'https://a.example/a%3Bb%2Cc%3Bd%2Ce%24host.js',
    'https://b.example/speed.js',
  ]);
  const hosts = ['mail', 'a', 'b', 'c'].map((name) => `https://${name}.example`);
  expect(measured['connect-src']).toEqual(["'self'", ...hosts]);
  expect(measured['trusted-types']).toEqual(['measurement']);
});

test('the header has each directive with its sources', () => {
  const sources = { 'default-src': ["'none'"], 'img-src': ["'self'", 'https://a.example'] };
  expect(policyHeader(sources)).toBe("default-src 'none'; img-src 'self' https://a.example");
});

test('the meta element has the same, without what browsers ignore there', () => {
  const sources = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
  expect(policyMeta(sources)).toBe(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  );
});

test('each inline style sheet is allowed by its content, once', () => {
  const css = '\n  a { color: red }\n';
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const html = `<style media="print">${css}</style><p>b</p><style>b{}</style><style>${css}</style>`;
  expect(styleHashes(html)).toEqual([hash, styleHash('b{}')]);
});
