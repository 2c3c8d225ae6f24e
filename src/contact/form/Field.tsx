import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactRequest, FieldName } from '../request.ts';
import { isRequired } from '../rules.ts';
import { useContact } from './contact-context.ts';
import { FieldError } from './Errors.tsx';

interface FieldProps {
  name: keyof ContactRequest;
  className?: string;
  /** Its control, with the attributes of `useControl`. */
  children: ReactNode;
}

/** A field: its label, its control and its error (spec §5). */
export function Field({ name, className = '', children }: FieldProps) {
  const { t } = useTranslation('contact');
  const label = t(($) => $.fields[name]);
  const optional = isRequired(name) ? '' : t(($) => $.fields.optional);
  const hint = name === 'email' ? t(($) => $.fields.emailExample) : optional;
  return (
    <div className={`ui-field ${className}`.trim()}>
      <label className="font-600 leading-close break-words" htmlFor={`contact-${name}`}>
        <span suppressHydrationWarning>{hint === '' ? label : `${label} `}</span>
        {hint !== '' && (
          <span
            className="ui-hint inline-block max-w-full hyphens-none break-words"
            suppressHydrationWarning
          >
            {hint}
          </span>
        )}
      </label>
      {children}
      {isRequired(name) && <FieldError name={name} />}
    </div>
  );
}

/** @returns the attributes of a field's control. */
export function useControl(name: FieldName) {
  const errorAttributes = useErrorAttributes(name);
  return { id: `contact-${name}`, name, className: 'ui-control', ...errorAttributes };
}

/** @returns the attributes that link a control to its error. */
function useErrorAttributes(name: FieldName) {
  const { errors } = useContact().state;
  if (!isRequired(name)) {
    return {};
  }
  return {
    // Not `required`: Firefox would call an empty field invalid before anything is sent.
    'aria-required': true,
    'aria-describedby': `contact-${name}-error`,
    // Never `false`: Orca does not notice a change from `false` to `true`.
    'aria-invalid': errors[name] !== undefined || undefined,
  };
}

/** The consent, never ticked in advance (spec §5), and a link to the policy that explains it. */
export function ConsentField() {
  const { t } = useTranslation('contact');
  const { privacy } = useContact();
  return (
    <div className="ui-field contact-consent-field col-span-full">
      <label className="flex items-start gap-3 min-h-11 pt-2 leading-close cursor-pointer">
        <input
          type="checkbox"
          id="contact-consent"
          name="consent"
          {...useErrorAttributes('consent')}
        />
        <span suppressHydrationWarning>{t(($) => $.fields.consent)}</span>
      </label>
      <FieldError name="consent" />
      <a
        className="ui-hint justify-self-start py-2.5"
        href={privacy}
        target="_blank"
        rel="noopener"
        suppressHydrationWarning
      >
        {t(($) => $.fields.privacy)}
      </a>
    </div>
  );
}
