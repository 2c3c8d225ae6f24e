/**
 * Ignores Enter in a part of the page while it is held down: the press has moved the focus to
 * another button, which it would press too.
 */
export function ignoreHeldEnter(part: HTMLElement): void {
  part.addEventListener('keydown', (event) => {
    const isHeldEnter = event.key === 'Enter' && event.repeat;
    if (isHeldEnter && !(event.target as Element).matches('textarea')) {
      event.preventDefault();
    }
  });
}
