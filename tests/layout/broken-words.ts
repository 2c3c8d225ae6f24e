/** Runs in the page. @returns the words that go on in the next line; an address may do so at its @ and dots. */
export function brokenWords(): string[] {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')];
  // As in browsers that know no French hyphenation, so that all machines judge the same lines.
  for (const element of elements.filter((one) => getComputedStyle(one).hyphens === 'auto')) {
    element.style.hyphens = 'manual';
  }
  const linesOf = (node: Text, start: number, length: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return elements
    .filter((element) => !element.closest('svg'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
    .flatMap((node) =>
      [...node.data.matchAll(/\p{L}+/gu)]
        .filter(({ 0: word, index }) => linesOf(node, index, word.length) > 1)
        .map(([word]) => `« ${word} » is broken in « ${node.data.trim()} »`),
    );
}
