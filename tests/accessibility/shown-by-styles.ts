/** Runs in the page. @returns texts that only a style sheet adds, but for the headers that a narrow table repeats. */
export function toldByStyles(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    ['::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo).content)
      .filter((text) => /^"[^"]*\p{L}/u.test(text) && !text.includes(element.getAttribute('data-label') ?? '\0')),
  );
}

/** Runs in the page. @returns the places, among all elements, of those with a background that their parent does not have. A table's cells have their own edges. */
export function groundsOfTheirOwn(): number[] {
  const all = [...document.querySelectorAll('*')];
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  return all.flatMap((element, place) => {
    const apart =
      element.parentElement && !/, 0\)$/.test(ground(element)) && ground(element) !== ground(element.parentElement);
    return apart && element.closest('main') && element.checkVisibility() && element.tagName !== 'TABLE' ? [place] : [];
  });
}
