import { pages } from '../../../src/pages.ts';
import { facts } from '../../../src/site/facts.ts';

/** The pages that the bar, or its menu on a small screen, links to. */
const inBar = Object.entries(pages).flatMap(([page, { linked }]) =>
  linked.includes('header') || linked.includes('menu') ? [page] : [],
);

/**
 * How many characters a kind of text may have: its name in the guide's table, its file and key, and what the site adds to
 * it. A single text has its limit in its note instead: « 5 signes au plus ».
 */
export const limits: readonly { what: string; key: RegExp; most: number; added?: string }[] = [
  { what: '`meta.title`, nom du produit compris', key: /\.meta\.title$/, most: 60, added: ` | ${facts.product}` },
  { what: '`meta.description`', key: /\.meta\.description$/, most: 160 },
  { what: 'bouton de la barre (`nav.demo`)', key: /common\.nav\.demo$/, most: 24 },
  {
    what: 'liens de la barre (`nav`, `pages`)',
    key: new RegExp(`common\\.(?:pages\\.(?:${inBar.join('|')})|nav\\.(?:modules|menu))$`),
    most: 20,
  },
  { what: 'boutons (`action`, `demo`, `expert`, `actions`)', key: /\.(?:action|expert|demo|actions\.\w+)$/, most: 30 },
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
 * @param key file and key of the text. @param note what its note says.
 * @returns that the text is too long, in French, if it is.
 */
export function lengthProblems(key: string, text: string, note?: string): string[] {
  const noted = notedLimit(note);
  const { most, added = '' } = noted
    ? { most: noted }
    : (limits.find((limit) => limit.key.test(key)) ?? { most: Infinity });
  const shown = (text + added).replaceAll('{{product}}', facts.product).replace(/<[^<>]*>/g, '');
  const length = [...letters.segment(shown)].length;
  return length > most ? [`${length} signes${added && ' avec le nom du produit'}, ${most} au plus`] : [];
}
