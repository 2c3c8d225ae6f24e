import { pages } from '../../../src/pages.ts';
import { facts } from '../../../src/site/facts.ts';

/** How long a kind of text may be. A single text says it in its own note instead: « 5 signes au plus ». */
export interface Limit {
  /** The kind, as the guide's table names it. */
  what: string;
  /** File and key, such as `home.meta.title`. */
  key: RegExp;
  most: number;
  /** What the site adds to the text. */
  added?: string;
}

/** The pages that the bar, or its menu on a small screen, links to. */
const inBar = Object.entries(pages).flatMap(([page, { linked }]) =>
  linked.some((place) => place === 'bar' || place === 'menu') ? [page] : [],
);

export const limits: readonly Limit[] = [
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

/**
 * @param key file and key of a text.
 * @param note what its note says.
 */
export function limitOf(key: string, note = ''): { most: number; added: string } | undefined {
  const noted = /(\d+)\ssignes\sau\splus/.exec(note)?.[1];
  if (noted) return { most: Number(noted), added: '' };
  const kind = limits.find((limit) => limit.key.test(key));
  return kind && { most: kind.most, added: kind.added ?? '' };
}

const letters = new Intl.Segmenter();

/**
 * Counts the signs that a reader sees; marks belong to their letter, tags to nobody.
 * @returns what is wrong with the length of a text, in French; nothing when it fits.
 */
export function lengthProblem(key: string, text: string, note?: string): string | undefined {
  const limit = limitOf(key, note);
  if (!limit) return undefined;
  const shown = (text + limit.added).replaceAll('{{product}}', facts.product).replace(/<[^<>]*>/g, '');
  const length = [...letters.segment(shown)].length;
  if (length <= limit.most) return undefined;
  return `${length} signes${limit.added ? ' avec le nom du produit' : ''}, ${limit.most} au plus`;
}
