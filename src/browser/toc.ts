// Loaded on pages with a table of contents: marks the article being read in it.
const toc = document.querySelector('[data-toc]') as Element;
const headings = [...document.querySelectorAll('main section [id]')];

function mark(): void {
  const topOf = (heading: Element) => heading.getBoundingClientRect().top;
  // The last articles cannot scroll up to the top: at the end of the page it is the link's target, or the last one.
  const isEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  const target = headings.find(
    (heading) => isEnd && heading.matches(':target') && topOf(heading) > 0,
  );
  const read = target ?? headings.findLast((heading) => isEnd || topOf(heading) < innerHeight / 4);
  const link = toc.querySelector(`[href="#${read?.id}"]`);
  const marked = toc.querySelector('[aria-current]');
  if (link === marked) {
    return;
  }
  marked?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'true');
}

for (const change of ['scroll', 'hashchange']) {
  addEventListener(change, mark);
}
mark();

export {};
