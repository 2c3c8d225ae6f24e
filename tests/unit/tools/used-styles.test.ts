import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseStaleStyles, usedStyles, wordsOf } from '../../../tools/site/used-styles.ts';

const page = '<p class="a md:gap-1.5 [&amp;&gt;*]:mt-3 2xl:b after:content-[&quot;a&quot;]"></p>';
const script = new Set(wordsOf('e.className="from-script other"'));

test.each([
  ['rules of its classes', '.a{b:c}.a:hover>p{b:c}'],
  [
    'utilities, whatever stands in their names',
    '.md\\:gap-1\\.5{b:c}.\\[\\&\\>\\*\\]\\:mt-3>*{b:c}.\\32 xl\\:b{b:c}',
  ],
  ['utilities with quotes in their names', '.after\\:content-\\[\\"a\\"\\]:after{b:c}'],
  ['rules of classes that a script gives', '.a .other,.from-script:empty{b:c}'],
  [
    'what is said of elements, faces, movements and transitions',
    '@font-face{b:c}p{b:c}@keyframes d{0%{b:c}}@view-transition{b:c}',
  ],
  ['conditions with something in them', '@media (min-width:48rem){@supports (b:c){.a{b:c}}}'],
])('a page keeps %s', (_, css) => {
  expect(usedStyles(css, page, script)).toBe(css);
});

test.each([
  ['a rule of another page', '.x{b:c}.a{b:c}', '.a{b:c}'],
  ['a selector of another page', '.x,.a:is(p,q),.md\\:x\\,y{b:c}', '.a:is(p,q){b:c}'],
  ['rules of the other direction', '[dir=rtl] .a,.a[dir=rtl]{b:c}', '.a[dir=rtl]{b:c}'],
  ['a rule of which a part is not there', '.a .x:before{b:c}', ''],
  [
    'conditions that have become empty',
    '@media print{@supports (b:c){.x{b:c}}}@container l (width>=1px){.x{b:c}}',
    '',
  ],
])('a page is spared %s', (_, css, left) => {
  expect(usedStyles(css, page, script)).toBe(left);
});

test('a rule for a class that neither a page nor a script has stops the build, by its name and its file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const write = (css: string) => writeFileSync(join(dir, 'card.css'), css);
  const check = () => refuseStaleStyles(page, script, join(dir, '*.css'));
  write('/* .old */ @media (width >= 1.5rem) { .a { gap: 0.5rem; &.other { @apply mt-1.5; } } }');
  expect(check).not.toThrow();
  write('.a { gap: 0.5rem; }\n.a > :is(p, .lead) { gap: 1rem; }');
  expect(check).toThrow(
    /card\.css has a rule for the class "lead", which no page has: is it misspelt\?$/,
  );
});

test('a page that is written from the right keeps the rules for it', () => {
  const css = '[dir=rtl] .a{b:c}';
  expect(usedStyles(css, `<html lang="ar" dir="rtl">${page}`, script)).toBe(css);
});
