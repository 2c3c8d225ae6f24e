/**
 * Runs a function, once, when the page has been visible for some time without a break. In a hidden
 * tab, nobody sees what it shows.
 * @param time in milliseconds.
 * @returns a function that cancels it.
 */
export function afterVisible(time: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', start);
  };
  const run = () => {
    cancel();
    callback();
  };
  const start = () => {
    clearTimeout(timer);
    if (!document.hidden) {
      timer = setTimeout(run, time);
    }
  };
  start();
  document.addEventListener('visibilitychange', start);
  return cancel;
}
