// Fetched where there is a table of contents: marks the article that crosses the upper part of the window.
const toc = document.querySelector('[data-toc]') as Element;
const observer = new IntersectionObserver(
  (entries) => {
    const article = entries.find((entry) => entry.isIntersecting)?.target;
    if (!article) return;
    toc.querySelector('[aria-current]')?.removeAttribute('aria-current');
    toc.querySelector(`[href="#${article.querySelector('[id]')?.id}"]`)?.setAttribute('aria-current', 'true');
  },
  { rootMargin: '-25% 0% -74%' },
);
for (const article of document.querySelectorAll('main section')) observer.observe(article);

export {};
