import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContact } from './contact-context.ts';
import { Field, useField } from './Field.tsx';
import { countCharacters } from './rules.ts';

/** How long after the last key the count is spoken, in milliseconds: sooner, it would talk over what is typed. */
const speakDelay = 700;

/** The message and its counter, which counts and never cuts (spec §5). */
export function MessageField() {
  const { t } = useTranslation('contact');
  const { state } = useContact();
  const { message } = state.draft;
  const counter = t(($) => $.fields.counter, { length: countCharacters(message) });
  const field = useField('message');
  const describedBy = [field['aria-describedby'], 'contact-counter'].filter(Boolean).join(' ');
  return (
    <Field name="message">
      <textarea {...field} rows={4} readOnly={state.submission.status === 'sending'} aria-describedby={describedBy} />
      <p className="contact-counter" aria-hidden="true">
        {counter}
      </p>
      <p className="contact-hidden" id="contact-counter" role="status">
        {useSettled(counter, speakDelay)}
      </p>
    </Field>
  );
}

/** @returns the text once it has stopped changing for a moment. */
function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}
