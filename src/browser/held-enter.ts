/**
 * Ignores Enter while it is held down: the press may have moved the focus to another button, which
 * it would press too.
 */
export function ignoreHeldEnter(): void {
  addEventListener('keydown', (event) => {
    const isHeldEnter = event.key === 'Enter' && event.repeat;
    if (isHeldEnter && !(event.target as Element).matches?.('textarea')) {
      event.preventDefault();
    }
  });
}
