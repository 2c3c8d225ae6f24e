import {
  type ContactRequest,
  countCharacters,
  type FormValues,
  makeRequest,
  requestFields,
} from '../request/contact-request.ts';
import { readDraft, writeDraft } from './draft-storage.ts';

/** How long after the last key the count is spoken, in milliseconds: sooner, it would interrupt what is typed. */
const speakDelay = 1000;

/**
 * Serves the form's fields, which are plain HTML for the whole visit: fills them from the draft that the tab keeps,
 * keeps them at every change, counts (spec §5). What stands in them is the truth: the kept draft is read only while they
 * are unchanged since it was kept.
 */
export function contactFields(dialog: HTMLElement) {
  const form = dialog.querySelector('form') as HTMLFormElement;
  const part = (name: string) => dialog.querySelector(`#contact-${name}`) as HTMLElement;
  // An extension may have removed a field.
  const field = (name: string) => (part(name) ?? {}) as HTMLInputElement;
  const request = () => makeRequest((name) => field(name).value ?? '');
  /** The subject of the last button, and the one that is in the field because of a button. */
  let [offered, preset] = ['', ''];
  /** When this text was first sent. */
  let date = '';
  let speaking: ReturnType<typeof setTimeout>;
  const snapshot = () => JSON.stringify({ ...request(), preset, date });
  /** What fields and storage last had in common. */
  let saved = snapshot();
  const counter = part('counter');
  const count = () => {
    counter.textContent = (counter.dataset.text as string).replace(
      '#',
      `${countCharacters(request().message)}`,
    );
  };

  const fields = {
    /** @returns what stands in the form now. */
    read: (): FormValues => ({
      ...request(),
      consent: field('consent').checked,
      trap: field('reference').value,
    }),

    /**
     * Fills in the kept draft, unless the visitor has typed something else; call it when page or form appears.
     * @param isNew whether the page has just been loaded: the browser may have filled in what stood there on an earlier
     * visit, and may have been sent since.
     */
    restore(isNew = false) {
      if (isNew) {
        form.reset();
        saved = snapshot();
      }
      const now = snapshot();
      const kept = now === saved && readDraft(now);
      if (kept) {
        const textOf = (name: string) => (typeof kept[name] === 'string' ? kept[name] : '');
        for (const name of requestFields) {
          field(name).value = textOf(name);
        }
        // Consent is given to one text.
        field('consent').checked = false;
        preset = textOf('preset');
        date = textOf('date');
        saved = snapshot();
      }
      count();
    },

    /** Keeps the draft until the tab is closed. @returns whether the tab has it: storage may be blocked or full. */
    keep() {
      const now = snapshot();
      if (now !== saved && writeDraft(now)) {
        saved = now;
      }
      return now === saved;
    },

    /** To be called when the visitor has changed a field. */
    edited({ id }: Element) {
      if (id === 'contact-subject') {
        preset = '';
      }
      if (id !== 'contact-consent') {
        date = '';
      }
      fields.keep();
      count();
      clearTimeout(speaking);
      if (id === 'contact-message') {
        speaking = setTimeout(() => {
          if (document.activeElement?.id === id) {
            part('status').textContent = counter.textContent;
          }
        }, speakDelay);
      }
    },

    /** Fills in the subject of the button that was pressed, unless the visitor chose one or the request was sent before. */
    presetSubject(subject: string) {
      const isSaved = snapshot() === saved;
      const { value } = field('subject');
      offered = subject;
      if (!date && (value === '' || value === preset)) {
        field('subject').value = preset = subject;
      }
      if (isSaved) {
        saved = snapshot();
      }
    },

    /** @returns the date of the first try to send this text, now if it is the first: so twins can be recognised. */
    firstSent() {
      date ||= new Date().toISOString();
      fields.keep();
      return date;
    },

    /** Empties the form of a request that has arrived; a newer text stays. */
    forget(arrived: ContactRequest) {
      const now = request();
      if (!requestFields.every((name) => name === 'subject' || arrived[name] === now[name])) {
        return;
      }
      form.reset();
      field('subject').value = preset = offered;
      date = '';
      saved = snapshot();
      writeDraft(saved);
      count();
    },
  };
  return fields;
}
