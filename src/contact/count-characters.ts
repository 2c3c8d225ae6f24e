/** @returns how many characters a reader sees, near enough: an emoji of two code units counts once. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
