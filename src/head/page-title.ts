import { facts } from '../site/facts.ts';

/** @returns the title of a page, for search engines and networks (spec §2), from its name. */
export function pageTitle(name: string): string {
  return `${name} | ${facts.product}`;
}
