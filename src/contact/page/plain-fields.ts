import { type Draft, type Letter, letterFields, makeLetter } from '../letter/fields.ts';

type Fields = Record<keyof Letter | 'reference', { value: string }> & { consent: HTMLInputElement };

/** @returns what stands in the fields of the form now. */
export function readFields(form: HTMLFormElement): Draft {
  const fields = fieldsOf(form);
  return { ...makeLetter((name) => fields[name].value), consent: fields.consent.checked, trap: fields.reference.value };
}

/** Puts a letter into the fields of a form that React has not taken over; the consent is given anew. */
export function fillFields(form: HTMLFormElement, letter: Letter): void {
  form.reset();
  for (const name of letterFields) fieldsOf(form)[name].value = letter[name];
}

function fieldsOf({ elements }: HTMLFormElement): Fields {
  return elements as unknown as Fields;
}
