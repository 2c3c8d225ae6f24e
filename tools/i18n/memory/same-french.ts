/** @returns whether two French texts say the same: spaces and apostrophes of the printer do not count. */
export function sameFrench(one: string | undefined, other: string): boolean {
  return one !== undefined && plain(one) === plain(other);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('’', "'").replaceAll('…', '...').trim();
}

/** @returns whether at least half of the words of two French texts are the same. */
export function likeFrench(one: string | undefined, other: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const [left, right] = [words(one ?? ''), words(other)];
  const shared = left.intersection(right).size;
  return shared > 0 && 4 * shared >= left.size + right.size;
}
