// Fetched where there is a table of contents: marks the article that is being read.
const toc = document.querySelector('[data-toc]') as Element;
const headings = [...document.querySelectorAll('main section [id]')];

function mark(): void {
  const topOf = (heading: Element) => heading.getBoundingClientRect().top;
  // The last ones cannot come up to the reader's eye: at the end of the page it is the one that was asked for, or the last.
  const isEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  const asked = headings.find((heading) => isEnd && heading.matches(':target') && topOf(heading) > 0);
  const read = asked ?? headings.findLast((heading) => isEnd || topOf(heading) < innerHeight / 4);
  const link = toc.querySelector(`[href="#${read?.id}"]`);
  const marked = toc.querySelector('[aria-current]');
  if (link === marked) return;
  marked?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'true');
}

for (const change of ['scroll', 'hashchange']) addEventListener(change, mark);
mark();

export {};
