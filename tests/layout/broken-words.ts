/** Runs in the page: not every browser can hyphenate French, and all machines are to judge the same lines. */
export function stopHyphenation(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    element.style.hyphens = 'manual';
  }
}

/** Runs in the page. @returns the words that go on in the next line; an address may do so at its @ and dots. */
export function brokenWords(): string[] {
  const linesOf = (node: Text, start: number, length: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('svg'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
    .flatMap((node) =>
      [...node.data.matchAll(/\p{L}+/gu)]
        .filter(({ 0: word, index }) => linesOf(node, index, word.length) > 1)
        .map(([word]) => `« ${word} » is broken in « ${node.data.trim()} »`),
    );
}
