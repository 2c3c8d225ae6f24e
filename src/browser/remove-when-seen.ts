/**
 * Removes what was shown once the page has been visible for some time without a break, because
 * nobody sees it in a hidden tab.
 * @param time in milliseconds.
 * @param isInUse tells whether to wait as long again: a button must not vanish during a press.
 * @returns a function that cancels it.
 */
export function removeWhenSeen(
  time: number,
  isInUse: () => boolean,
  remove: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', start);
  };
  const start = () => {
    clearTimeout(timer);
    if (!document.hidden) {
      timer = setTimeout(end, time);
    }
  };
  const end = () => {
    if (isInUse()) {
      start();
      return;
    }
    cancel();
    remove();
  };
  start();
  document.addEventListener('visibilitychange', start);
  return cancel;
}
