import type { Resources } from '../../i18n/resources.ts';
import type { ContactStore } from '../store.ts';

/**
 * Tells on the page how a send ended that the visitor did not wait for (spec §4), a refusal of what was to be sent before
 * React was there included; the dialog tells the others itself.
 */
export function announceResults(
  store: ContactStore,
  announce: (text: string) => void,
  words: Resources['contact']['background'],
): void {
  let before = store.getState();
  store.subscribe(() => {
    const { open, submission, refusals } = store.getState();
    const { status } = submission;
    const isNew = status !== before.submission.status;
    const isRefused = refusals !== before.refusals;
    before = store.getState();
    if (open) return;
    if (isNew && status === 'success') announce(words.sent);
    if ((isNew && status === 'error') || isRefused) announce(words.failed);
  });
}
