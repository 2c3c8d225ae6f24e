import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import type { Letter } from '../letter/fields.ts';
import { subjects } from '../letter/subjects.ts';
import { useContact } from './contact-context.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureBox } from './FailureBox.tsx';
import { ConsentField, Field } from './Field.tsx';
import { FormActions } from './FormActions.tsx';
import { Honeypot } from './Honeypot.tsx';
import { Interrupted } from './Interrupted.tsx';
import { MessageField } from './MessageField.tsx';

type LineName = Exclude<keyof Letter, 'subject' | 'message'>;

/** The fields of one line, in their order, and what helps to fill them in. */
const lines: Record<LineName, InputHTMLAttributes<HTMLInputElement> & { autoComplete: string }> = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization', autoCapitalize: 'sentences' },
};

/**
 * The form (spec §3, §5); the browser's own bubbles are off, since each message stands under its field, and so is its
 * memory of what stood in a form when a page was left, since it would bring back what was sent meanwhile.
 */
export function ContactForm() {
  const { t, state, dispatch } = useContact();
  const form = useRef<HTMLFormElement>(null);
  const { refusals } = state;
  const sending = state.submission.status === 'sending';

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  return (
    <form
      ref={form}
      className="dialog-form"
      noValidate
      autoComplete="off"
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'submitted', date: new Date().toISOString() });
      }}
    >
      <ErrorSummary />
      <Interrupted />
      <p className="aside col-span-full">{t(($) => $.fields.required)}</p>
      {(Object.keys(lines) as LineName[]).map((name) => (
        <Field key={name} name={name}>
          {(control) => <input className="control" type="text" readOnly={sending} {...lines[name]} {...control} />}
        </Field>
      ))}
      <Field name="subject">
        {(control) => (
          <select className="control" {...control}>
            <option value="">{t(($) => $.fields.subjectPlaceholder)}</option>
            {subjects.map((subject) => (
              <option key={subject} value={subject}>
                {t(($) => $.subjects[subject])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <MessageField />
      <Honeypot />
      <ConsentField />
      <FailureBox />
      <FormActions />
    </form>
  );
}
