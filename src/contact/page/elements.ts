/**
 * Finds a part of the contact dialog, or a field of its form, by its id: an extension may have put other dialogs and
 * fields beside them, or removed them.
 * @param name the id without `contact-`.
 * @returns the element, or `null` where it has been removed; what it shows or does is then left out.
 */
export function contactElement<Kind extends HTMLElement = HTMLElement>(name: string): Kind | null {
  return document.getElementById(`contact-${name}`) as Kind | null;
}

/** Shows a text in a part of the contact dialog, if that is there. @param name its id without `contact-`. */
export function setText(name: string, text = ''): void {
  const element = contactElement(name);
  if (element) {
    element.textContent = text;
  }
}
