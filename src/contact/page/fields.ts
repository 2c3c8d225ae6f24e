import { countCharacters } from '../letter/count-characters.ts';
import { type Draft, isSameText, type Letter, letterFields, makeLetter } from '../letter/fields.ts';
import { readRecord, writeRecord } from './storage.ts';

/** How long after the last key the count is spoken, in milliseconds: sooner, it would talk over what is typed. */
const speakDelay = 1000;

/**
 * Serves the fields of the form, plain HTML for the whole visit: fills them from the draft that the tab keeps, keeps them
 * at every change, counts (spec §5). What stands in them is the truth: storage is read only while they hold what it had, or nothing.
 */
export function contactFields(dialog: HTMLElement) {
  const part = (name: string) => dialog.querySelector(`#contact-${name}`) as HTMLElement;
  // An extension may have taken a field away.
  const field = (name: string) => (part(name) ?? {}) as HTMLInputElement;
  const letter = () => makeLetter((name) => field(name).value ?? '');
  /** The subject of the last button, and the one that stands in the field because of a button. */
  let [offered, preset] = ['', ''];
  /** When the text that stands here was first sent. */
  let date = '';
  let speaking: ReturnType<typeof setTimeout>;
  const snapshot = () => JSON.stringify({ ...letter(), preset, date });
  /** What the fields and storage last had in common. */
  let known = snapshot();
  const counter = part('counter');
  const count = () => {
    counter.textContent = (counter.dataset.text as string).replace('#', `${countCharacters(letter().message)}`);
  };

  const fields = {
    /** @returns what stands in the form now. */
    read: (): Draft => ({ ...letter(), consent: field('consent').checked, trap: field('reference').value }),

    /** Shows the kept draft where nothing else stands; to be called when the page appears. */
    restore() {
      const now = snapshot();
      const isEmpty = letterFields.every((name) => !field(name).value);
      const kept = (now === known || isEmpty) && readRecord(now);
      if (kept) {
        const textOf = (name: string) => (typeof kept[name] === 'string' ? kept[name] : '');
        for (const name of letterFields) field(name).value = textOf(name);
        // A consent holds for the text that it was given with.
        field('consent').checked = false;
        preset = textOf('preset');
        date = textOf('date');
        known = snapshot();
      }
      count();
    },

    /** Keeps the draft for the tab's life. @returns whether the tab has what the page has: storage may be blocked or full. */
    keep() {
      const now = snapshot();
      if (now !== known && writeRecord(now)) known = now;
      return now === known;
    },

    /** The visitor has changed a field. */
    edited({ id }: Element) {
      if (id === 'contact-subject') preset = '';
      if (id !== 'contact-consent') date = '';
      fields.keep();
      count();
      clearTimeout(speaking);
      if (id === 'contact-message')
        speaking = setTimeout(() => {
          if (document.activeElement?.id === id) part('status').textContent = counter.textContent;
        }, speakDelay);
    },

    /** Puts in the subject of the button that was pressed, but for a visitor's own and for a letter that was sent before. */
    offer(subject: string) {
      const isKept = snapshot() === known;
      const { value } = field('subject');
      offered = subject;
      if (!date && (value === '' || value === preset)) field('subject').value = preset = subject;
      if (isKept) known = snapshot();
    },

    /** @returns when this text is sent for the first time: unchanged it keeps its date, by which twins can be told. */
    stamp() {
      if (!Date.parse(date)) date = new Date().toISOString();
      fields.keep();
      return date;
    },

    /** A letter has arrived: its text is forgotten, a newer one stays. @returns whether it stood in the fields. */
    forget(arrived: Letter) {
      fields.restore();
      const isHere = isSameText(arrived, letter());
      if (isHere) {
        (part('form') as HTMLFormElement).reset();
        field('subject').value = preset = offered;
        date = '';
        writeRecord('');
        fields.keep();
        count();
      }
      return isHere;
    },
  };
  fields.restore();
  return fields;
}
