/** A text of a language, with the French that it was translated from where that is known. */
export interface Translated {
  text: string;
  french?: string | undefined;
}

/** @returns whether two French texts say the same: spaces and apostrophes of the printer do not count. */
export function sameFrench(one: string | undefined, other: string): boolean {
  return one !== undefined && plain(one) === plain(other);
}

function plain(text: string): string {
  return text
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('…', '...')
    .trim();
}

/**
 * Finds the translation of each item of a French list by what it was translated from, wherever it stands; never by its
 * place alone, unless nothing is remembered and both lists are of one length.
 * @param own the translated list; blanks stand for nothing.
 * @returns for each French item its translation or nothing, and what is left over; undefined where only a person can tell.
 */
export function alignToSource<Text extends Translated>(french: readonly string[], own: readonly Text[]) {
  const texts = own.filter(({ text }) => text.trim() !== '');
  const found = new Map<number, Text>();
  if (texts.every((text) => text.french === undefined)) {
    if (texts.length > 0 && own.length !== french.length) return undefined;
    for (const text of texts) found.set(own.indexOf(text), text);
  } else {
    pairSame(french, texts, found);
    pairBetween(french, texts, found);
  }
  const left = texts.filter((text) => ![...found.values()].includes(text));
  if (left.some((text) => text.french === undefined)) return undefined;
  return { items: french.map((_, index) => found.get(index)), left };
}

/** Pairs what was translated from just these words. */
function pairSame<Text extends Translated>(
  french: readonly string[],
  texts: readonly Text[],
  found: Map<number, Text>,
) {
  const free = new Set(texts);
  for (const [index, item] of french.entries()) {
    const text = [...free].find((candidate) => sameFrench(candidate.french, item));
    if (!text) continue;
    found.set(index, text);
    free.delete(text);
  }
}

/** Pairs what stands between the same neighbours: as many as there are in their order, else those that are alike. */
function pairBetween<Text extends Translated>(
  french: readonly string[],
  texts: readonly Text[],
  found: Map<number, Text>,
) {
  const place = new Map([...found].map(([index, text]) => [text, index]));
  const wanted = gaps(french.map((_, index) => (found.has(index) ? index : undefined)));
  const given = gaps(texts.map((text) => place.get(text)));
  for (const [after, indices] of wanted) {
    const candidates = (given.get(after) ?? []).flatMap((index) => texts[index] ?? []);
    for (const [order, index] of indices.entries()) {
      const text =
        candidates.length === indices.length
          ? candidates[order]
          : candidates.find(
              (candidate) => !place.has(candidate) && isAlike(candidate.french ?? '', french[index] ?? ''),
            );
      if (!text) continue;
      found.set(index, text);
      place.set(text, index);
    }
  }
}

/** @returns neighbour before → the places that have no pair. */
function gaps(pairs: readonly (number | undefined)[]): Map<number, number[]> {
  const between = new Map<number, number[]>();
  let after = -1;
  for (const [index, pair] of pairs.entries()) {
    if (pair === undefined) between.set(after, [...(between.get(after) ?? []), index]);
    else after = pair;
  }
  return between;
}

/** @returns whether at least half of the words are the same. */
function isAlike(one: string, other: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const [left, right] = [words(one), words(other)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared > 0 && (2 * shared) / (left.size + right.size) >= 0.5;
}
