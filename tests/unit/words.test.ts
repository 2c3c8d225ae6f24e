import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { sources } from './sources.ts';

/** Attributes whose value a visitor or a screen reader gets. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'content',
  'placeholder',
  'title',
  'label',
]);

/** What betrays French among the strings of a program: an accent, or a small word that English and code do not have. */
const french = /[À-ÿœŒ’«»…]|(^| )(le|la|les|une|des|du|et|ou|vous|nous|votre|vos|pour|avec|dans|est|sur)( |$)/i;

interface Node {
  type?: string;
  value?: unknown;
  name?: { name?: string };
  [key: string]: unknown;
}

test.each(['Demander une démo', 'Page introuvable du site', 'Écrire'])('« %s » is seen as copy', (text) => {
  expect(text).toMatch(french);
});

const files = await sources('src', /\.tsx?$/);

describe.each(files)('%s', (file, text) => {
  test('holds no word that a visitor would read', () => {
    const words: string[] = [];
    walk(parseSync(file, text).program as unknown as Node, words);
    expect(words).toEqual([]);
  });
});

test('the product’s name stands once', async () => {
  const places = await Promise.all(
    ['src', 'locales', 'tools', 'tests', 'public'].map((folder) => sources(folder, /\.(tsx?|css|json|md|svg|html)$/)),
  );
  const named = places.flat().filter(([, text]) => text.toLowerCase().includes(facts.product.toLowerCase()));
  expect(named.map(([file]) => file)).toEqual(['src/site/facts.ts']);
});

function walk(node: Node, words: string[]): void {
  if (node.type === 'JSXText' && /\p{L}/u.test(String(node.value))) words.push(String(node.value));
  if (node.type === 'JSXAttribute' && spoken.has(node.name?.name ?? '')) {
    const value = node.value as Node | null;
    if (value?.type === 'Literal' && /\p{L}/u.test(String(value.value))) words.push(String(value.value));
  }
  if (node.type === 'Literal' && typeof node.value === 'string' && french.test(node.value)) words.push(node.value);
  if (node.type === 'TemplateElement' && french.test((node.value as { raw: string }).raw))
    words.push((node.value as { raw: string }).raw);
  for (const child of Object.values(node).flat()) {
    if (child && typeof child === 'object') walk(child as Node, words);
  }
}
