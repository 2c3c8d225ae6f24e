/**
 * Runs in the page. @returns the words that go on in the next line without a hyphen; not addresses, which may be longer
 * than any line.
 */
export function brokenWords(): string[] {
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (!isShown(node.parentElement) || node.parentElement?.closest('svg')) {
      continue;
    }
    for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) {
        broken.push(`« ${word} » is broken in « ${node.data.trim()} »`);
      }
    }
  }
  return broken;
}
