import { expect, test } from 'vitest';
import { grade } from '../../deploy/observatory/observe.ts';

const good = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const plain = { status: 308, location: 'https://www.example.fr/' };

function graded(headers: Record<string, string>, html = '', redirect: typeof plain | null = plain) {
  return grade({
    url: 'https://www.example.fr/',
    headers: new Headers({ ...good, ...headers }),
    html,
    plain: redirect,
  });
}

test('a site with all headers has the top grade', () => {
  expect(graded({})).toMatchObject({ grade: 'A+', score: 130 });
});

test('a site with no header at all fails', () => {
  const bare = grade({ url: 'http://www.example.fr/', headers: new Headers(), html: '', plain: null });
  expect(bare).toMatchObject({ grade: 'D', score: 30 });
});

test.each([
  ['content-security-policy', -20, { 'Content-Security-Policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" }],
  ['content-security-policy', -20, { 'Content-Security-Policy': "default-src 'none'; connect-src http://a.example" }],
  ['content-security-policy', -10, { 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-eval'" }],
  ['content-security-policy', 0, { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }],
  ['content-security-policy', -25, { 'Content-Security-Policy': "default-src 'none'; default-src 'self'" }],
  ['content-security-policy', 5, { 'Content-Security-Policy': "default-src 'self'" }],
  ['x-frame-options', -20, { 'Content-Security-Policy': "default-src 'none'" }],
  ['strict-transport-security', -10, { 'Strict-Transport-Security': 'max-age=600' }],
  ['referrer-policy', -5, { 'Referrer-Policy': 'unsafe-url' }],
  ['x-content-type-options', -5, { 'X-Content-Type-Options': 'sniff' }],
  ['cross-origin-resource-policy', 0, { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['cookies', -40, { 'Set-Cookie': 'a=b' }],
])('the rule %s gives %i points for %o', (test_, points, headers) => {
  const verdict = graded(headers as Record<string, string>).verdicts.find(({ test: name }) => name === test_);
  expect(verdict?.points).toBe(points);
});

test('foreign scripts and a missing redirect cost points', () => {
  const foreign = graded({}, '<script src="https://a.example/a.js"></script>', { status: 200, location: '' });
  const points = Object.fromEntries(foreign.verdicts.map((verdict) => [verdict.test, verdict.points]));
  expect(points).toMatchObject({ 'subresource-integrity': -5, redirection: -20 });
  expect(foreign.grade).not.toMatch(/A/);
});
