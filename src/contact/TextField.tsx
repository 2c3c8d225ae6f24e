import type { InputHTMLAttributes } from 'react';
import { useContact } from './contact-context.ts';
import { Field, useField } from './Field.tsx';

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoCapitalize'> {
  name: 'firstName' | 'lastName' | 'email' | 'phone' | 'company';
  autoComplete: string;
}

/** A field of one line. */
export function TextField({ name, ...attributes }: TextFieldProps) {
  const { state } = useContact();
  return (
    <Field name={name}>
      <input type="text" readOnly={state.submission.status === 'sending'} {...attributes} {...useField(name)} />
    </Field>
  );
}
