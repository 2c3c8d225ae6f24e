import { fillInHours, inColumn } from '../../../i18n/hours.ts';
import { correct, type SheetState, stamp } from './sheet-state.ts';

/**
 * Lets the visitor correct one entry of the sheet of hours, and stamp the sheet at each station. All
 * texts are in the page: `data-part` marks those that need a script, in a template, and `data-hours`
 * the hours that change with the entry.
 */
export function startHoursSheet(sheet: HTMLElement): void {
  const parts = sheet.querySelector('template')?.content.cloneNode(true) as DocumentFragment;
  const part = (name: string) => parts.querySelector(`[data-part=${name}]`) as HTMLElement;
  const less = part('less');
  const more = part('more');
  const hint = part('hint');
  const ending = part('ending');
  const status = part('status');
  const stampers = [...parts.querySelectorAll<HTMLElement>('[data-part=stamper]')];
  const stations = [...sheet.querySelectorAll<HTMLElement>('[data-station]')];
  const gap = sheet.querySelector('[data-gap]') as HTMLElement;
  const file = sheet.querySelector('[data-file]') as HTMLElement;
  const cells = [...sheet.querySelectorAll<HTMLElement>('[data-hours]')];
  const total = sheet.querySelector('tbody > :last-child') as HTMLElement;

  const planned = Number(gap.dataset.gap);
  const entryText = gap.querySelector('[data-hours]') as HTMLElement;
  const original = gap.querySelector('del') as HTMLElement;
  const originalEntry = Number(entryText.dataset.hours);
  const most = planned + 1;
  let state: SheetState = { entry: originalEntry, stamps: 0 };

  function show({ entry, stamps }: SheetState): void {
    const isDone = stamps === stations.length;
    for (const cell of cells) {
      const hours = Number(cell.dataset.hours) + entry - originalEntry;
      const text = fillInHours(sheet.dataset, hours);
      cell.textContent = cell.matches('td, dd') ? inColumn(text, hours) : text;
    }
    original.hidden = entry === originalEntry;
    less.setAttribute('aria-disabled', `${entry === 0}`);
    more.setAttribute('aria-disabled', `${entry === most}`);
    for (const [index, station] of stations.entries()) {
      station.toggleAttribute('data-waiting', index >= stamps);
      stampers[index]?.toggleAttribute('hidden', index !== stamps);
    }
    file.toggleAttribute('data-waiting', !isDone);
    hint.hidden = isDone;
    ending.hidden = !isDone;
  }

  /** Makes a screen reader say the texts of elements. */
  function say(...elements: Element[]): void {
    status.textContent = elements.map(({ textContent }) => textContent).join(' ');
  }

  function correctBy(direction: 1 | -1): void {
    const before = state;
    state = correct(state, direction, most);
    if (state !== before) {
      show(state);
      say(entryText, ...total.querySelectorAll('th, td:last-child'));
    }
  }

  function stampNext(): void {
    const station = stations[state.stamps] as HTMLElement;
    state = stamp(state);
    show(state);
    const isDone = state.stamps === stations.length;
    say(...station.querySelectorAll('strong, p'), ...(isDone ? [file] : []));
    // The pressed button is hidden, so the next one takes the focus, or the words at the end.
    const next = stampers[state.stamps] ?? (ending.firstElementChild as HTMLElement);
    next.focus({ preventScroll: true });
    // At once, because a smooth scroll that the press before has begun would win.
    next.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  less.addEventListener('click', () => correctBy(-1));
  more.addEventListener('click', () => correctBy(1));
  for (const [index, stamper] of stampers.entries()) {
    stamper.addEventListener('click', stampNext);
    stations[index]?.prepend(stamper);
  }
  file.after(hint, ending);
  gap.append(part('buttons'));
  sheet.append(status);
  show(state);
}
