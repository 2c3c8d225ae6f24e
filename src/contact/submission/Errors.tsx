import { useLayoutEffect } from 'react';
import type { FormValues } from '../request/contact-request.ts';
import { requiredFields } from '../request/validation.ts';
import { useContact } from './contact-context.ts';

/** Announces all messages at once when the form is refused; sighted visitors read them under the fields. */
export function ErrorSummary() {
  const { t, state } = useContact();
  const errors = requiredFields.flatMap((field) => state.errors[field] ?? []);
  if (errors.length === 0) {
    return null;
  }
  return (
    <div className="sr-only" role="alert">
      <p key={errors.length}>{t(($) => $.errors.summary, { count: errors.length })}</p>
      <ul>
        {errors.map((error) => (
          <li key={error}>{t(($) => $.errors[error])}</li>
        ))}
      </ul>
    </div>
  );
}

/** The message of a field that is wrong (spec §5). The field belongs to the page, so its mark is set in an effect. */
export function FieldError({ name }: { name: keyof FormValues }) {
  const { t, state, dialog } = useContact();
  const error = state.errors[name];
  useLayoutEffect(() => {
    const field = dialog.querySelector(`#contact-${name}`);
    if (!error) {
      return;
    }
    // Never `false`: Orca does not say that a field is invalid when that becomes `true`.
    field?.setAttribute('aria-invalid', 'true');
    return () => field?.removeAttribute('aria-invalid');
  }, [error, dialog, name]);
  // A new element for a new message: a browser's translator may have wrapped the text of the old one.
  return error && <p key={error}>{t(($) => $.errors[error])}</p>;
}

/** Says that the request was not sent (spec §8), and why, in the page's box of a failure. */
export function Failure() {
  const { t, state } = useContact();
  const { status, reason } = state;
  if (status !== 'error') {
    return null;
  }
  return (
    <div className="grid gap-3">
      <p className="text-error">{t(($) => $.failure.message)}</p>
      {reason && <p>{t(($) => $.failure[reason])}</p>}
    </div>
  );
}
