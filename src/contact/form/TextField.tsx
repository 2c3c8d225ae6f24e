import type { InputHTMLAttributes } from 'react';
import type { Letter } from '../letter/draft.ts';
import { useContact } from './contact-context.ts';
import { Field, useField } from './Field.tsx';

export type LineName = Exclude<keyof Letter, 'subject' | 'message'>;

/** What helps to fill a line in. */
export type LineHelp = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoCapitalize'> & {
  autoComplete: string;
};

/** A field of one line. */
export function TextField({ name, ...help }: LineHelp & { name: LineName }) {
  const { state } = useContact();
  return (
    <Field name={name}>
      <input
        className="control"
        type="text"
        readOnly={state.submission.status === 'sending'}
        {...help}
        {...useField(name)}
      />
    </Field>
  );
}
