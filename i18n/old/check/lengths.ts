import { pageIds, pages } from '../../../src/pages.ts';
import { facts } from '../../../src/site/facts.ts';
import type { Problem } from './faults.ts';

/** The pages that the header, or its menu on a small screen, links to. */
const inHeader = pageIds.filter((id) =>
  pages[id].linked.some((place) => place === 'header' || place === 'menu'),
);
const headerLinks = new RegExp(
  `common\\.(?:pages\\.(?:${inHeader.join('|')})|nav\\.(?:modules|menu))$`,
);

/**
 * How many characters a kind of text may have: its name in the guide's table, its file and key, and what the site adds to
 * it. A single text has its limit in its note instead: « 5 signes au plus ».
 */
export const limits: readonly { what: string; key: RegExp; most: number; added?: string }[] = [
  {
    what: '`meta.title`, nom du produit compris',
    key: /\.meta\.title/,
    most: 60,
    added: ` | ${facts.product}`,
  },
  { what: '`meta.description`', key: /\.meta\.description/, most: 160 },
  { what: 'bouton de la barre (`nav.demo`)', key: /common\.nav\.demo/, most: 24 },
  { what: 'liens de la barre (`nav`, `pages`)', key: headerLinks, most: 20 },
  {
    what: 'boutons (`action`, `demo`, `expert`, `actions`)',
    key: /\.(?:action|expert|demo|actions\.\w+)$/,
    most: 30,
  },
  { what: 'titres de page et de section (`heading`)', key: /\.heading$/, most: 70 },
];

const letters = new Intl.Segmenter();

/** @returns the limit that a note gives to its text, such as « 5 signes au plus ». */
export function notedLimit(note = ''): number | undefined {
  const [, most] = /(\d+)\ssignes\sau\splus/.exec(note) ?? [];
  return most === undefined ? undefined : Number(most);
}

/**
 * Counts the characters that a reader sees: an accent belongs to its letter, a tag does not count.
 * @param key file and key of the text.
 * @param note the French note to its translator.
 */
export function checkLength(key: string, text: string, note?: string): Problem[] {
  const limit = limits.find((one) => one.key.test(key));
  const most = notedLimit(note) ?? limit?.most ?? Infinity;
  const added = limit?.added ?? '';
  const shown = (text + added).replaceAll('{{product}}', facts.product).replace(/<[^<>]*>/g, '');
  if (shown.length <= most) {
    // A letter that a reader sees has one character or more: there is nothing to count.
    return [];
  }
  const length = [...letters.segment(shown)].length;
  const what = added === '' ? 'signes' : 'signes avec le nom du produit';
  return length > most ? [{ problem: `${length} ${what}, ${most} au plus` }] : [];
}
