// Marks the article being read. Only pages with a table of contents load this file.
const toc = document.querySelector('[data-toc]') as Element;
const headings = [...document.querySelectorAll('main section [id]')];

function mark(): void {
  const topOf = (heading: Element) => heading.getBoundingClientRect().top;
  // The last articles cannot scroll to the top. At the end of the page, mark the target of the
  // link, or else the last article.
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
