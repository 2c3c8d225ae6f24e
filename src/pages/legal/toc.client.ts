/** Marks the article that is being read in the table of contents of a legal page. */
export function startToc(toc: Element): void {
  const headings = [...document.querySelectorAll('main section [id]')];
  const mark = () => {
    const link = toc.querySelector(`[href="#${articleAmong(headings)?.id}"]`);
    const marked = toc.querySelector('[aria-current]');
    if (link !== marked) {
      marked?.removeAttribute('aria-current');
      link?.setAttribute('aria-current', 'true');
    }
  };
  for (const change of ['scroll', 'hashchange']) {
    addEventListener(change, mark);
  }
  mark();
}

function articleAmong(headings: Element[]): Element | undefined {
  const topOf = (heading: Element) => heading.getBoundingClientRect().top;
  // The last articles cannot scroll to the top. At the end of the page, it is the target of the
  // link, or else the last article.
  const isEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  const target = headings.find(
    (heading) => isEnd && heading.matches(':target') && topOf(heading) > 0,
  );
  return target ?? headings.findLast((heading) => isEnd || topOf(heading) < innerHeight / 4);
}
