/** Where a letter stands (spec §4), and `lost`: what answers could not be loaded. */
export type Status = 'idle' | 'sending' | 'error' | 'success' | 'lost';

/** Shows where a letter stands; by it the styles show the form or the thanks, and the box that tells of a loss. */
export function showStatus(dialog: HTMLElement, status: Status): void {
  const isBusy = status === 'sending';
  const submit = dialog.querySelector('[type=submit]') as HTMLElement;
  dialog.dataset.status = status;
  for (const control of dialog.querySelectorAll<HTMLInputElement>('.control')) control.readOnly = isBusy;
  submit.textContent = submit.dataset[status] ?? (submit.dataset.idle as string);
  submit.setAttribute('aria-disabled', `${isBusy}`);
  dialog.querySelector('form')?.setAttribute('aria-busy', `${isBusy}`);
  (dialog.querySelector('#contact-status') as Element).textContent = isBusy ? submit.textContent : '';
}
