import { offerMessage } from '../../contact/offer-message.client.ts';
import { fillIn } from '../../i18n/fill-in.ts';
import { fillInHours } from '../../i18n/hours.ts';
import {
  enter,
  finishedMonth,
  leftHours,
  type Month,
  noteOf,
  type Situation,
  startMonth,
  totalOf,
} from './month.ts';

/**
 * Lets the visitor enter hours of the last week of a month, until the entry is blocked (spec §1). It begins with
 * the finished month. All texts are in the page; `data-add` of a button is how many hours it adds, and 0 begins anew.
 */
export function startGauge(gauge: HTMLElement): void {
  const part = (name: string) => gauge.querySelector(`[data-part=${name}]`) as HTMLElement;
  const notes = [...gauge.querySelectorAll<HTMLElement>('[data-note]')];
  let month = finishedMonth;

  function textOf(hours: number): string {
    return fillInHours(gauge.dataset, hours);
  }

  function show(shown: Month): void {
    const { hours, refused } = shown;
    const note = noteOf(shown);
    part('entry').textContent = hours > 0 ? textOf(hours) : '';
    part('entry').style.setProperty('--filled', `${(100 * hours) / leftHours}%`);
    part('hours').textContent = textOf(totalOf(shown));
    part('refused').textContent = textOf(refused);
    for (const name of ['refused', 'stamp']) {
      part(name).toggleAttribute('data-waiting', refused === 0);
    }
    for (const one of notes) {
      one.toggleAttribute('data-waiting', one.dataset.note !== note);
    }
  }

  function change(next: Month): void {
    month = next;
    show(month);
    const [shown] = notes.filter((note) => !note.hasAttribute('data-waiting'));
    part('status').textContent = `${part('total').textContent}. ${shown?.textContent}`;
  }

  function choose({ value, parentElement }: HTMLInputElement): void {
    change(startMonth(value as Situation));
    const situation = parentElement?.textContent?.trim() ?? '';
    offerMessage('overtime', fillIn(gauge.dataset.request ?? '', 'situation', situation));
  }

  gauge.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-add]');
    if (button) {
      const added = Number(button.dataset.add);
      change(added > 0 ? enter(month, added) : startMonth(month.situation));
    }
  });
  gauge.addEventListener('change', ({ target }) => choose(target as HTMLInputElement));
  addEventListener('beforeprint', () => show(finishedMonth));
  addEventListener('afterprint', () => show(month));
  part('controls').removeAttribute('data-needs-script');
  show(month);
  // On the way back, a browser fills in what was chosen after the script has started.
  addEventListener('pageshow', () => {
    const chosen = gauge.querySelector('input:checked') as HTMLInputElement;
    if (chosen.value !== month.situation) {
      choose(chosen);
    }
  });
}
