import type { Letter } from '../letter/fields.ts';
import { letterText, mailto } from '../letter/mailto.ts';
import type { DialogWords } from './ContactDialog.tsx';
import { copyText } from './copy-text.ts';

/** The ways to write that are left where React never comes, in the box where it would tell of a failure. */
export function directWay(box: HTMLElement, words: DialogWords, read: () => Letter) {
  const reason = document.createElement('p');
  const ways = document.createElement('p');
  const link = document.createElement('a');
  const copy = document.createElement('button');
  // Firefox 115 knows no `role` of an element.
  reason.setAttribute('role', 'alert');
  ways.className = 'ways';
  link.className = copy.className = 'way';
  ways.append(link, copy);
  link.textContent = words.direct;
  copy.type = 'button';
  copy.onclick = async () => {
    copy.textContent = (await copyText(letterText(read()))) ? words.copied : words.notCopied;
  };
  const refresh = () => {
    const { href, cut } = mailto(words.email, words.openings[''][0], read());
    link.href = href;
    reason.textContent = words.failed + (cut ? ` ${words.cut}` : '');
  };
  return {
    /** To be called when the text has changed. */
    refresh,
    show(shown: boolean) {
      copy.textContent = words.copy;
      refresh();
      box.textContent = '';
      if (!shown) return;
      box.append(reason, ways);
      box.scrollIntoView({ block: 'nearest' });
    },
  };
}
