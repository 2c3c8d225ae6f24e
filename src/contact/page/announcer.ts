/** @returns a function that shows and announces a text on the page, politely, for a while. */
export function announcer(): (text: string) => void {
  const status = document.querySelector('[data-contact-status]') as Element;
  let silence: ReturnType<typeof setTimeout>;
  return function announce(text) {
    clearTimeout(silence);
    status.textContent = text;
    if (text) silence = setTimeout(announce, 10_000, '');
  };
}
