import { type Draft, type Letter, letterFields } from '../letter/draft.ts';

type Fields = Record<keyof Letter | 'reference', { value: string }> & { consent: HTMLInputElement };

/** @returns what stands in the fields of the form now. */
export function readFields(form: HTMLFormElement): Draft {
  const fields = fieldsOf(form);
  const letter = Object.fromEntries(letterFields.map((name) => [name, fields[name].value])) as unknown as Letter;
  return { ...letter, consent: fields.consent.checked, trap: fields.reference.value };
}

/** Puts a letter into the fields of a form that React has not taken over; the consent is given anew. */
export function fillFields(form: HTMLFormElement, letter: Letter): void {
  form.reset();
  for (const name of letterFields) fieldsOf(form)[name].value = letter[name];
}

function fieldsOf({ elements }: HTMLFormElement): Fields {
  return elements as unknown as Fields;
}
