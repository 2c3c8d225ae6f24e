/** @returns how many characters a reader sees, near enough: an emoji of two code units counts once. */
export function countCharacters(text: string): number {
  return [...text].length;
}
