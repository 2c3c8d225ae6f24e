import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { contactElement } from '../page/elements.ts';
import type { FormValues } from '../request/contact-request.ts';
import { requiredFields } from '../request/validation.ts';
import { bringIntoView } from './bring-into-view.ts';
import { useContact } from './contact-context.ts';

/**
 * Says how many fields are wrong when the form is refused. A screen reader says all messages at once; visitors who see
 * the page read them under the fields.
 */
export function ErrorSummary() {
  const { t } = useTranslation('contact');
  const { errors, refusals } = useContact().state;
  const messages = requiredFields.flatMap((field) => errors[field] ?? []);
  if (messages.length === 0) {
    return null;
  }
  // A new alert for each refusal: Orca says an alert that is inserted, not one whose text changes.
  return (
    <div key={refusals} className="contact-summary" role="alert">
      <p className="sr-only">{t(($) => $.failure.notSent)}</p>
      {/* A new element for a new count, as for each message below. */}
      <p key={messages.length}>{t(($) => $.errors.summary, { count: messages.length })}</p>
      <ul className="sr-only">
        {messages.map((message) => (
          <li key={message}>{t(($) => $.errors[message])}</li>
        ))}
      </ul>
    </div>
  );
}

/** The message of a field that is wrong (spec §5). The field belongs to the page, so its mark is set in an effect. */
export function FieldError({ name }: { name: keyof FormValues }) {
  const { t } = useTranslation('contact');
  const error = useContact().state.errors[name];
  const isInvalid = error !== undefined;
  useEffect(() => {
    const field = contactElement(name);
    if (!isInvalid || !field) {
      return;
    }
    // Never `false`: Orca does not say that a field is invalid when that becomes `true`.
    field.setAttribute('aria-invalid', 'true');
    // Tab brings the field into view, but may leave its message behind the row of the send button. A press must not: what
    // moves under the pointer misses its click.
    const showMessage = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') {
        bringIntoView(`${name}-error`);
      }
    };
    field.addEventListener('keyup', showMessage);
    return () => {
      field.removeAttribute('aria-invalid');
      field.removeEventListener('keyup', showMessage);
    };
  }, [isInvalid, name]);
  if (!error) {
    return null;
  }
  // A new element for a new message: a browser's translator may have wrapped the text of the old one.
  return <p key={error}>{t(($) => $.errors[error])}</p>;
}
