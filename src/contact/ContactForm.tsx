import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentField } from './ConsentField.tsx';
import { useContact } from './contact-context.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureBox } from './FailureBox.tsx';
import { FormActions } from './FormActions.tsx';
import { MessageField } from './MessageField.tsx';
import { SubjectField } from './SubjectField.tsx';
import { TextField } from './TextField.tsx';
import { Trap } from './Trap.tsx';

/** The form (spec §3, §5); the browser's own bubbles are off, since each message stands under its field. */
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
      className="contact-form"
      noValidate
      aria-busy={state.submission.status === 'sending'}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'submitted' });
      }}
    >
      <ErrorSummary />
      <p className="contact-note">{t(($) => $.fields.required)}</p>
      <TextField name="firstName" autoComplete="given-name" autoCapitalize="words" />
      <TextField name="lastName" autoComplete="family-name" autoCapitalize="words" />
      <TextField name="email" type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <TextField name="company" autoComplete="organization" autoCapitalize="sentences" />
      <SubjectField />
      <MessageField />
      <Trap />
      <ConsentField />
      <FailureBox />
      <FormActions />
    </form>
  );
}
