/** Where a request stands (spec §4), and `not-loaded`: React did not come. */
export type Status = 'idle' | 'sending' | 'error' | 'success' | 'not-loaded';

/** Shows where a request stands. The styles follow `data-status`: the form or the thanks, and the box of a failure. */
export function showStatus(dialog: HTMLElement, status: Status): void {
  const isBusy = status === 'sending';
  const submit = dialog.querySelector('[type=submit]') as HTMLElement;
  dialog.dataset.status = status;
  for (const control of dialog.querySelectorAll<HTMLInputElement>('input, textarea')) {
    control.readOnly = isBusy;
  }
  submit.textContent = submit.dataset[status] ?? (submit.dataset.idle as string);
  submit.setAttribute('aria-disabled', `${isBusy}`);
  (dialog.querySelector('#contact-status') as Element).textContent = isBusy
    ? submit.textContent
    : '';
}

let silence: ReturnType<typeof setTimeout>;

/** Shows and announces a text on the page, politely, for ten seconds. */
export function announce(text: string): void {
  clearTimeout(silence);
  (document.querySelector('[data-contact-status]') as Element).textContent = text;
  if (text) {
    silence = setTimeout(announce, 10_000, '');
  }
}
