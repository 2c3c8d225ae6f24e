import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useContact } from './contact-context.ts';
import { contactElement } from './fields.ts';
import type { FormValues } from './request.ts';
import { requiredFields } from './rules.ts';

/**
 * Says how many fields are wrong, to a screen reader also which, when the form is refused; or that an earlier send was cut
 * off.
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
  // A new alert for each refusal: Orca does not say one whose text changes.
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

/** The message that says what is wrong with a field (spec §5). */
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

/** Scrolls no further than it takes to see a part of the dialog. @param name its id, without `contact-`. */
export function bringIntoView(name: string): void {
  contactElement(name)?.scrollIntoView({ block: 'nearest' });
}

/** Gives the focus to the first field that is wrong, and shows all messages where there is room. */
function leadToErrors(): void {
  const wrong = requiredFields.filter((name) => contactElement(name)?.ariaInvalid === 'true');
  contactElement(wrong[0] ?? '')?.focus();
  // The first one last: where there is no room for all, it is what must be read.
  for (const name of wrong.reverse()) {
    bringIntoView(`${name}-error`);
  }
}
