import { useLayoutEffect } from 'react';
import type { Draft } from '../letter/fields.ts';
import { useContact } from './contact-context.ts';

/** The message of a field that is wrong (spec §5), and the mark of the field, which is the page's. */
export function FieldError({ name }: { name: keyof Draft }) {
  const { t, state, dialog } = useContact();
  const error = state.errors[name];
  useLayoutEffect(() => {
    const field = dialog.querySelector(`#contact-${name}`);
    if (!error) return;
    field?.setAttribute('aria-invalid', 'true');
    return () => field?.removeAttribute('aria-invalid');
  }, [error, dialog, name]);
  // Another element for another message: a translator may have wrapped the words of this one.
  return error && <p key={error}>{t(($) => $.errors[error])}</p>;
}
