import { checkedFields } from '../letter/rules.ts';
import { useContact } from './contact-context.ts';

/** Speaks all messages at once when the form is refused; sighted visitors read them under the fields. */
export function ErrorSummary() {
  const { t, state } = useContact();
  const errors = checkedFields.flatMap((field) => state.errors[field] ?? []);
  if (errors.length === 0) return null;
  // A new element at every refusal: Orca says an alert that comes, not one that stood there and is filled.
  return (
    <div key={state.refusals} className="sr-only" role="alert">
      <p key={errors.length}>{t(($) => $.errors.summary, { count: errors.length })}</p>
      <ul>
        {errors.map((error) => (
          <li key={error}>{t(($) => $.errors[error])}</li>
        ))}
      </ul>
    </div>
  );
}
