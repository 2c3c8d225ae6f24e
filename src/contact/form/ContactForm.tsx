import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentField } from './ConsentField.tsx';
import { useContact } from './contact-context.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureBox } from './FailureBox.tsx';
import { FormActions } from './FormActions.tsx';
import { Honeypot } from './Honeypot.tsx';
import { Interrupted } from './Interrupted.tsx';
import { MessageField } from './MessageField.tsx';
import { SubjectField } from './SubjectField.tsx';
import { type LineHelp, type LineName, TextField } from './TextField.tsx';

/** The fields of one line, in their order. */
const lines: Record<LineName, LineHelp> = {
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
  const { t } = useTranslation('contact');
  const { state, dispatch } = useContact();
  const form = useRef<HTMLFormElement>(null);
  const { refusals } = state;

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  return (
    <form
      ref={form}
      className="dialog-form"
      noValidate
      autoComplete="off"
      aria-busy={state.submission.status === 'sending'}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'submitted', date: new Date().toISOString() });
      }}
    >
      <ErrorSummary />
      <Interrupted />
      <p className="aside col-span-full">{t(($) => $.fields.required)}</p>
      {(Object.keys(lines) as LineName[]).map((name) => (
        <TextField key={name} name={name} {...lines[name]} />
      ))}
      <SubjectField />
      <MessageField />
      <Honeypot />
      <ConsentField />
      <FailureBox />
      <FormActions />
    </form>
  );
}
