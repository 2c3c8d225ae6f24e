/** Marks, in the table of contents of a legal page, the article that crosses the upper part of the window. */
export function followReader(): void {
  const toc = document.querySelector('[data-toc]');
  if (!toc) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const article = entries.find((entry) => entry.isIntersecting)?.target;
      if (!article) return;
      toc.querySelector('[aria-current]')?.removeAttribute('aria-current');
      toc.querySelector(`[href="#${article.querySelector('[id]')?.id}"]`)?.setAttribute('aria-current', 'true');
    },
    { rootMargin: '-25% 0% -74%' },
  );
  for (const article of document.querySelectorAll('.article')) observer.observe(article);
}
