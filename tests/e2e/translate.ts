/**
 * Runs in the page: replaces every text of an element, now and later, as Chrome's translator does.
 */
export function translate(selector: string): void {
  const translateTexts = () => {
    document.documentElement.lang = 'auto';
    const walker = document.createTreeWalker(
      document.querySelector(selector) as Node,
      NodeFilter.SHOW_TEXT,
    );
    const found: Text[] = [];
    while (walker.nextNode()) {
      found.push(walker.currentNode as Text);
    }
    for (const text of found) {
      if (text.parentElement?.closest('font, textarea')) {
        continue;
      }
      const font = document.createElement('font');
      font.textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  };
  new MutationObserver(translateTexts).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  translateTexts();
}
