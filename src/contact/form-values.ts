import { contactElement, fillIn, readRequest } from './fields.ts';
import { type FormValues, requestFields } from './request.ts';

const consentBox = () => contactElement<HTMLInputElement>('consent');

/** @returns all that stands in the form now. */
export function readForm(): FormValues {
  return {
    ...readRequest(),
    consent: consentBox()?.checked ?? false,
    trap: contactElement<HTMLInputElement>('reference')?.value ?? '',
  };
}

/** Writes a request and its consent into the form. */
export function fillInForm(values: FormValues): void {
  for (const name of requestFields) {
    fillIn(name, values[name]);
  }
  const consent = consentBox();
  if (consent) {
    consent.checked = values.consent;
  }
}
