import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { facts } from '../src/site/facts.ts';
import { listFiles } from './list-files.ts';

/** @returns every character that the pages of any language may show, sorted, each once. */
export async function charactersInUse(): Promise<string[]> {
  const files = (await listFiles('locales')).filter((file) => file.endsWith('.json'));
  const texts = [facts.product, '0123456789+-% '];
  for (const file of files) {
    JSON.parse(await readFile(join('locales', file), 'utf8'), (_key, value) => {
      if (typeof value === 'string') texts.push(value.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ''));
      return value;
    });
  }
  return [...new Set(texts.join(''))].filter((character) => character >= ' ').sort();
}
