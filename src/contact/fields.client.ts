import { part } from './parts.client.ts';
import { type ContactRequest, type FormValues, makeRequest, requestFields } from './request.ts';

// What stands in the fields is the truth about the request. An extension may have changed it without
// an event, so it is read when it is needed.

/** @returns what is in the fields that are sent. */
export function readRequest(): ContactRequest {
  return makeRequest((name) => part(name).value);
}

/** @returns the content of the form. */
export function readForm(): FormValues {
  return {
    ...readRequest(),
    consent: part('consent').checked,
    honeypot: part('reference').value,
  };
}

/**
 * @returns what tells the request in the fields from another one: all but its subject, which may come from
 * the next button.
 */
export function requestKey(): string {
  return JSON.stringify({ ...readRequest(), subject: '' });
}

/** Writes a request into the form, whose consent is then not given: it is for one message only. */
export function fillForm(request: Partial<ContactRequest>): void {
  for (const name of requestFields) {
    fillField(name, request[name]);
  }
  part('consent').checked = false;
}

export function fillField(name: keyof ContactRequest | 'reference', value = ''): void {
  part(name).value = value;
}
