/**
 * Runs in the page. An animation of the page, as an extension may bring one, takes all of each frame: the browser is
 * never idle. `window.modalWhenSeen` tells whether the dialog was modal in the first frame that showed it.
 */
export function keepBusy(): void {
  const frameTime = 20;
  const animate = () => {
    const end = performance.now() + frameTime;
    const dialog = document.querySelector('dialog[open]');
    if (dialog && !('modalWhenSeen' in window)) {
      Object.assign(window, { modalWhenSeen: dialog.matches(':modal') });
    }
    while (performance.now() < end) {
      // Busy.
    }
    requestAnimationFrame(animate);
  };
  requestAnimationFrame(animate);
}
