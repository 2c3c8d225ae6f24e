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

test('a page may use its own files and the e-mail service, and nothing else', () => {
  expect(policy({}, ["'sha256-a'"])).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'sha256-a'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", 'https://mail.example'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
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

test('a service at the site’s own address is named once', () => {
  expect(policy({ VITE_EMAILJS_ORIGIN: '/' })['connect-src']).toEqual(["'self'"]);
});

test('the header has each directive with its sources', () => {
  const sources = { 'default-src': ["'none'"], 'img-src': ["'self'", 'https://a.example'] };
  expect(policyHeader(sources)).toBe("default-src 'none'; img-src 'self' https://a.example");
});

test('the meta element has the same, without what browsers ignore there', () => {
  expect(
    policyMeta({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'img-src': ["'self'"] }),
  ).toBe(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">`,
  );
});

test('each inline style sheet is allowed by its content, once', () => {
  const css = '\n  a { color: red }\n';
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  expect(styleHash(css)).toBe(hash);
  const html = `<style media="print">${css}</style><p>b</p><style>b{}</style><style>${css}</style><style></style>`;
  expect(styleHashes(html)).toEqual([hash, styleHash('b{}'), styleHash('')]);
});
