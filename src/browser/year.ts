/** Brings the copyright up to the current year when the page was built in an earlier one (spec §2, footer). */
export function updateYear(): void {
  const year = document.querySelector('[data-year]') as Element;
  const now = `${new Date().getFullYear()}`;
  if (now > year.textContent) year.textContent = now;
}
