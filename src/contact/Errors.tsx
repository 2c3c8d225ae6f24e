import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useContact } from './contact-context.ts';
import { contactElement } from './fields.ts';
import type { FormValues } from './request.ts';
import { requiredFields } from './rules.ts';

/**
 * Says how many fields are wrong when the form is refused, or that an earlier send was cut off. A screen reader says all
 * messages at once; visitors who see the page read them under the fields.
 */
export function ErrorSummary() {
  const { t } = useTranslation('contact');
  const { errors, refusals, wasInterrupted } = useContact().state;
  const messages = requiredFields.flatMap((field) => errors[field] ?? []);
  useEffect(() => {
    if (refusals > 0) {
      leadToErrors();
    }
  }, [refusals]);
  if (messages.length === 0) {
    return (
      wasInterrupted && (
        <p className="contact-summary" role="alert">
          {t(($) => $.failure.interrupted)}
        </p>
      )
    );
  }
  // A new alert for each refusal: Orca says an alert that is inserted, not one whose text changes.
  return (
    <div key={refusals} className="contact-summary" role="alert">
      <p className="sr-only">{t(($) => $.failure.notSent)}</p>
      <p>{t(($) => $.errors.summary, { count: messages.length })}</p>
      <ul className="sr-only">
        {messages.map((message) => (
          <li key={message}>{t(($) => $.errors[message])}</li>
        ))}
      </ul>
    </div>
  );
}

/** What a field is described by: the message that says what is wrong with it (spec §5). */
export function FieldError({ name }: { name: keyof FormValues }) {
  const { t } = useTranslation('contact');
  const error = useContact().state.errors[name];
  return (
    <div
      className="col-span-full text-small text-error font-600 leading-close empty:hidden"
      id={`contact-${name}-error`}
    >
      {error && <p key={error}>{t(($) => $.errors[error])}</p>}
    </div>
  );
}

/** Scrolls as far as it takes to see a part of the dialog, and no further. @param name its id, without `contact-`. */
export function bringIntoView(name: string): void {
  contactElement(name)?.scrollIntoView({ block: 'nearest' });
}

/** Leads the visitor to the first field that is wrong, and brings the messages of all into view where there is room. */
function leadToErrors(): void {
  const wrong = requiredFields.filter((name) => contactElement(name)?.ariaInvalid === 'true');
  // The first comes last: where there is no room for all, it is what must be read.
  for (const name of wrong.toReversed()) {
    bringIntoView(`${name}-error`);
  }
  contactElement(wrong[0] ?? '')?.focus();
}
