/** Marks, in the table of contents of a legal page, the article that is being read. */
export function followReader(): void {
  const toc = document.querySelector('[data-toc]');
  if (!toc) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.find((entry) => entry.isIntersecting);
      if (!entered) return;
      toc.querySelector('[aria-current]')?.removeAttribute('aria-current');
      toc.querySelector(`[href="#${entered.target.id}"]`)?.setAttribute('aria-current', 'true');
    },
    { rootMargin: '-10% 0% -75%' },
  );
  for (const heading of document.querySelectorAll('.article h2')) observer.observe(heading);
}
