import { useTranslation } from 'react-i18next';
import type { FieldName } from '../request.ts';
import { requiredFields } from '../rules.ts';
import { useContact } from './contact-context.ts';

/** When the form is refused, says how many fields are wrong, and to a screen reader also which. */
export function ErrorSummary() {
  const { t } = useTranslation('contact');
  const { errors, refusals } = useContact().state;
  const errorKeys = requiredFields.flatMap((field) => errors[field] ?? []);
  if (errorKeys.length === 0) {
    return null;
  }
  // A new alert for each refusal, because Orca does not announce an alert whose text changes.
  return (
    <div key={refusals} className="contact-summary" role="alert">
      <p className="sr-only">{t(($) => $.failure.notSent)}</p>
      <p>{t(($) => $.errors.summary, { count: errorKeys.length })}</p>
      <ul className="sr-only">
        {errorKeys.map((key) => (
          <li key={key}>{t(($) => $.errors[key])}</li>
        ))}
      </ul>
    </div>
  );
}

/** The error message of a field (spec §5). */
export function FieldError({ name }: { name: FieldName }) {
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
