import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../letter/draft.ts';
import { type CheckedField, checkedFields } from '../letter/rules.ts';
import { useContact } from './contact-context.ts';

type TextField = Exclude<keyof Draft, 'consent' | 'trap'>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Which message a field shows, and what ties the two together. */
export function useFieldError(name: keyof Draft) {
  const { state } = useContact();
  const isChecked = checkedFields.includes(name as CheckedField);
  const error = isChecked ? state.errors[name as CheckedField] : undefined;
  const errorId = `contact-${name}-error`;
  // Not `required`: Firefox has a required field that is still empty called invalid before anything was sent.
  const required = isChecked && { 'aria-required': true };
  return {
    error,
    errorId,
    tie: { ...required, ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }) },
    isChecked,
  };
}

/** The attributes that make a control the field `name`: its value, its label's target, its error (spec §5). */
export function useField(name: TextField) {
  const { state, dispatch } = useContact();
  const { tie } = useFieldError(name);
  return {
    id: `contact-${name}`,
    name,
    value: state.draft[name],
    onChange: (event: ChangeEvent<Control>) => dispatch({ type: 'edited', change: { [name]: event.target.value } }),
    ...tie,
  };
}

/** A field: label, control, and the error under it. */
export function Field({ name, children }: { name: TextField; children: ReactNode }) {
  const { t } = useTranslation('contact');
  const { isChecked } = useFieldError(name);
  return (
    <div className={name === 'message' ? 'field col-span-full grid-cols-[minmax(0,1fr)_auto]' : 'field'}>
      <label className="font-600 leading-close" htmlFor={`contact-${name}`}>
        {t(($) => $.fields[name])}
        {name === 'email' && <span className="aside">{` ${t(($) => $.fields.emailExample)}`}</span>}
        {!isChecked && <span className="aside">{` ${t(($) => $.fields.optional)}`}</span>}
      </label>
      {children}
      <FieldError name={name} />
    </div>
  );
}

/** The message of a field that is wrong, or nothing. */
export function FieldError({ name }: { name: keyof Draft }) {
  const { t } = useTranslation('contact');
  const { error, errorId } = useFieldError(name);
  return error ? (
    <p className="col-span-full text-small text-error font-600 leading-close" id={errorId}>
      {t(($) => $.errors[error])}
    </p>
  ) : null;
}
