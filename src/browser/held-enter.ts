/**
 * Ignores the repeats of a held Enter: the press may have moved the focus to another button, which a
 * repeat would press too.
 */
export function ignoreHeldEnter(): void {
  addEventListener('keydown', (event) => {
    const isHeldEnter = event.key === 'Enter' && event.repeat;
    if (isHeldEnter && !(event.target as Element).matches?.('textarea')) {
      event.preventDefault();
    }
  });
}
