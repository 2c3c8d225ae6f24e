import { offerMessage } from '../../contact/offer-message.client.ts';
import { dateInWords } from '../../i18n/dates.ts';
import { fillIn } from '../../i18n/fill-in.ts';
import { endOf, mondayOf } from './weeks.ts';

/**
 * Gives the calendar dates, once the visitor has chosen the week of the start. All texts are in the page:
 * `data-last-week` marks an end and its week, `data-formats` has the tag that formats dates, `data-first-day`
 * the first of a month.
 */
export function startCalendar(calendar: HTMLElement): void {
  const controls = calendar.querySelector('[data-needs-script]') as HTMLElement;
  const input = calendar.querySelector('input') as HTMLInputElement;
  const status = calendar.querySelector('[role=status]') as HTMLElement;
  const ends = [...calendar.querySelectorAll<HTMLElement>('[data-last-week]')];
  const usualTexts = ends.map(({ textContent }) => textContent);
  const { formats, firstDay = '', date = '', request = '' } = calendar.dataset;
  const now = new Date();
  const today = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  input.min = today.toISOString().slice(0, 10);
  input.addEventListener('input', show);
  controls.removeAttribute('data-needs-script');
  // On the way back, a browser fills in the day after the script has started.
  addEventListener('pageshow', show);

  function show(): void {
    const { valueAsDate: day, validity } = input;
    const monday = day && validity.valid ? mondayOf(day, today) : null;
    const dates = monday && ends.map((end) => textOf(endOf(monday, Number(end.dataset.lastWeek))));
    for (const [index, end] of ends.entries()) {
      const usual = usualTexts[index] as string;
      end.textContent = dates ? fillIn(date, 'date', dates[index] as string) : usual;
    }
    status.textContent = dates?.join(' – ') ?? '';
    offerMessage('deployment', monday && dates ? messageOf(textOf(monday), dates) : '');
  }

  function textOf(day: Date): string {
    const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    return dateInWords(day, formats, firstDay, { ...parts, timeZone: 'UTC' });
  }

  function messageOf(start: string, [earliest = '', latest = '']: string[]): string {
    const begun = fillIn(request, 'start', start);
    return fillIn(fillIn(begun, 'earliest', earliest), 'latest', latest);
  }
}
