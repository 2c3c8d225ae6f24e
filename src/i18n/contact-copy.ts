import type { Resources } from './resources.ts';

const files = import.meta.glob<Resources['contact']>('../../locales/*/contact.json', { import: 'default' });

/**
 * Loads the words of the contact dialog in one language, and no other language's.
 * @param tag BCP 47 tag of the page, a folder of `locales/`.
 */
export async function contactCopy(tag: string): Promise<Resources['contact']> {
  const file = `../../locales/${tag}/contact.json`;
  const load = files[file];
  if (!load) throw new Error(`${file} does not exist`);
  return load();
}
