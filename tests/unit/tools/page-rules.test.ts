import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, onTestFinished, test } from 'vitest';
import {
  namesIn,
  parseStyleSheet,
  refuseStaleRules,
  rulesFor,
} from '../../../tools/site/page-rules.ts';

const page =
  '<html dir="ltr"><p data-k=".x" class="a md:gap-1.5 [&amp;&gt;*]:mt-3 2xl:b after:content-[&quot;a&quot;]"></p>';
/** Words of scripts. `rtl` is one of i18next's: it must not keep the rules for pages that are written from the right. */
const scripts = new Set(['from-script', 'other', 'rtl', 'em']);

const rulesOf = (css: string, html = page) =>
  rulesFor(namesIn(parse(html)), parseStyleSheet(css), scripts);

test.each([
  ['rules of its classes', '.a{b:c}.a:hover>p{b:c}'],
  [
    'utilities, whatever stands in their names',
    '.md\\:gap-1\\.5{b:c}.\\[\\&\\>\\*\\]\\:mt-3>*{b:c}.\\32 xl\\:b{b:c}',
  ],
  ['utilities with quotes in their names', '.after\\:content-\\[\\"a\\"\\]:after{b:c}'],
  ['rules of classes that a script gives', '.a .other,.from-script:empty{b:c}'],
  ['rules of elements that a script makes', 'em{b:c}'],
  ['rules for states that a script gives', '[data-status=sending] .a,.a[aria-invalid=true]{b:c}'],
  [
    'what is said of elements, faces, movements and transitions',
    '@font-face{b:c}p{b:c}@keyframes d{0%{b:c}}@view-transition{b:c}',
  ],
  ['rules of pseudo-classes and pseudo-elements alone', ':focus-visible{b:c}::selection{b:c}'],
  ['rules that refuse a class which it does not have', '.a:not(.x){b:c}'],
  ['rules with a dot in the value of an attribute', '.a[data-k=".x"]{b:c}'],
  ['conditions with something in them', '@media (min-width:48rem){@supports (b:c){.a{b:c}}}'],
])('a page keeps %s', async (_, css) => {
  expect(await rulesOf(css)).toBe(css);
});

test.each([
  ['a rule of another page', '.x{b:c}.a{b:c}', '.a{b:c}'],
  ['a selector of another page', '.x,.a:is(p,q),.md\\:x\\,y{b:c}', '.a:is(p){b:c}'],
  ['a class of another page in `:is()`', '.a:is(.other,.x){b:c}', '.a:is(.other){b:c}'],
  ['rules of the other direction', '[dir=rtl] .a,.a[dir=ltr]{b:c}', '.a[dir=ltr]{b:c}'],
  ['a rule of which a part is not there', '.a .x:before{b:c}', ''],
  ['a condition that has become empty', '@container l (width>=1px){.x{b:c}}', ''],
])('a page is spared %s', async (_, css, left) => {
  expect(await rulesOf(css)).toBe(left);
});

test('a page that is written from the right keeps the rules for it', async () => {
  const css = '[dir=rtl] .a{b:c}';
  expect(await rulesOf(css, page.replace('ltr', 'rtl'))).toBe(css);
});

test('a style sheet whose classes all have a page or a script lets the site be built', async () => {
  const css = '/* .old */ @media (width >= 1.5rem) { .a { gap: 0; &.other { margin: 0; } } }';
  await expect(refuse(css)).resolves.toBeUndefined();
});

test('a rule that no page needs stops the build, by its selector and its file', async () => {
  const css = '.a { gap: 0.5rem; }\n.a > .lead { gap: 1rem; }';
  await expect(refuse(css)).rejects.toThrow(
    /card\.css has a rule for "\.a > \.lead", which no page has: is it misspelt\?$/,
  );
});

/** Checks a style sheet against the page. */
async function refuse(css: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'card.css'), css);
  await refuseStaleRules([namesIn(parse(page))], scripts, join(dir, '*.css'));
}
