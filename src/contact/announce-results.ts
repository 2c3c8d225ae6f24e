import type { Resources } from '../i18n/resources.ts';
import type { ContactStore } from './store.ts';

/** Tells on the page how a send ended that the visitor did not wait for (spec §4); the dialog tells the others itself. */
export function announceResults(
  store: ContactStore,
  announce: (text: string) => void,
  words: Resources['contact']['background'],
): void {
  let before = store.getState().submission.status;
  store.subscribe(() => {
    const { open, submission } = store.getState();
    if (submission.status !== before && !open) {
      if (submission.status === 'success') announce(words.sent);
      if (submission.status === 'error') announce(words.failed);
    }
    before = submission.status;
  });
}
