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

export const limits: readonly Limit[] = [
  { what: '`meta.title`, nom du produit compris', key: /\.meta\.title$/, most: 60, added: ` | ${facts.product}` },
  { what: '`meta.description`', key: /\.meta\.description$/, most: 160 },
  { what: 'bouton de la barre (`nav.demo`)', key: /common\.nav\.demo$/, most: 24 },
  {
    what: 'liens de la barre (`nav`, `pages`)',
    key: /common\.(?:pages\.(?:home|deployment|hosting)|nav\.(?:modules|menu))$/,
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

/** @returns what is wrong with the length of a text, in French; nothing when it fits. */
export function lengthProblem(key: string, text: string, note?: string): string | undefined {
  const limit = limitOf(key, note);
  if (!limit) return undefined;
  const length = signs(text + limit.added);
  if (length <= limit.most) return undefined;
  return `${length} signes${limit.added ? ' avec le nom du produit' : ''}, ${limit.most} au plus`;
}

const letters = new Intl.Segmenter();

/** @returns how many signs a reader sees; marks belong to their letter, tags to nobody. */
function signs(text: string): number {
  const shown = text.replaceAll('{{product}}', facts.product).replace(/<[^<>]*>/g, '');
  return [...letters.segment(shown)].length;
}
