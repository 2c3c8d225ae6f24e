import { countCharacters } from '../letter/count-characters.ts';
import { type Draft, isSameLetter, type Letter, letterFields, makeLetter } from '../letter/fields.ts';
import { type Kept, readDraft, saveDraft } from '../letter/kept.ts';
import type { DialogWords } from './ContactDialog.tsx';
import { directWay } from './plain-ways.ts';

type Fields = Record<keyof Letter | 'reference', { value: string }> & { consent: HTMLInputElement };

/**
 * Serves the form until React is there: title, kept draft, counter, and what becomes of « Envoyer ». The draft that the
 * tab keeps stands in the fields from now on.
 */
export function plainForm(dialog: HTMLDialogElement, words: DialogWords) {
  const part = (selector: string) => dialog.querySelector(selector) as HTMLElement;
  const form = part('form') as HTMLFormElement;
  const submit = part('[type=submit]');
  const send = submit.textContent;
  const way = directWay(part('#contact-failure'), words, () => readFields(form));
  let preset: Kept['preset'] = '';
  let isKept = true;

  const count = () => {
    part('#contact-counter').textContent = words.counter.replace('#', `${countCharacters(readFields(form).message)}`);
  };
  const fill = (kept: Kept) => {
    preset = kept.preset;
    fillFields(form, kept.draft);
    count();
  };
  const restore = () => {
    const kept = readDraft();
    if (kept) isSameLetter(kept.draft, readFields(form)) || fill(kept);
    else if (isKept) form.reset();
    count();
  };
  restore();

  return {
    restore,
    fill,
    /** @returns what React is to know of the form. */
    state: () => ({ draft: readFields(form), preset }),
    /** Shows what a button opens; the subject is the button's as long as the visitor has chosen no other. */
    show(opening: string) {
      const [title, subtitle, subject] = words.openings[opening] ?? words.openings[''];
      part('h2').textContent = title;
      part('#contact-subtitle').textContent = subtitle;
      const field = part('select') as HTMLSelectElement;
      if (field.value === '' || field.value === preset) field.value = subject;
      preset = subject;
    },
    /** To be called at every change: it is kept at once, since nothing tells when the page is left for good. */
    edited() {
      isKept = saveDraft(this.state());
      count();
      way.refresh();
    },
    /**
     * Shows whether the message waits to be sent, what is typed meanwhile goes along, and whether it cannot be sent from
     * here: then the direct way is offered.
     */
    setWaiting(waiting: boolean, lost: boolean) {
      submit.textContent = waiting ? words.sending : send;
      submit.setAttribute('aria-disabled', `${waiting}`);
      way.show(lost);
    },
  };
}

/** @returns what stands in the fields of the form now. */
function readFields(form: HTMLFormElement): Draft {
  const fields = fieldsOf(form);
  return { ...makeLetter((name) => fields[name].value), consent: fields.consent.checked, trap: fields.reference.value };
}

/** Puts a letter into the fields of a form that React has not taken over; the consent is given anew. */
function fillFields(form: HTMLFormElement, letter: Letter): void {
  form.reset();
  for (const name of letterFields) fieldsOf(form)[name].value = letter[name];
}

function fieldsOf({ elements }: HTMLFormElement): Fields {
  return elements as unknown as Fields;
}
