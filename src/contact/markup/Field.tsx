import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import { usePage } from '../../page-context.ts';
import type { ContactRequest, FormValues } from '../request/contact-request.ts';
import { requiredFields } from '../request/validation.ts';

interface FieldProps {
  name: keyof ContactRequest;
  /**
   * Renders the control.
   * @param control its id, name and class, and where the field has a rule, what ties it to its error (spec §5).
   */
  children(
    control: ReturnType<typeof errorAttributes> & { id: string; name: string; className: string },
  ): ReactNode;
}

/** A field: label, control, and its error under it. */
export function Field({ name, children }: FieldProps) {
  const { t } = useTranslation('contact');
  const id = `contact-${name}`;
  return (
    <div
      className={
        name === 'message'
          ? 'ui-field col-span-full grid-cols-[minmax(min-content,1fr)_auto]'
          : 'ui-field'
      }
    >
      <label className="font-600 leading-close break-words" htmlFor={id}>
        {t(($) => $.fields[name])}
        {name === 'email' && (
          <>
            {' '}
            <span className="ui-hint inline-block hyphens-none">
              <EmailAddress address={t(($) => $.fields.emailExample)} />
            </span>
          </>
        )}
        {!requiredFields.includes(name) && (
          <span className="ui-hint">{` ${t(($) => $.fields.optional)}`}</span>
        )}
      </label>
      {children({ id, name, className: 'ui-control', ...errorAttributes(name) })}
      {requiredFields.includes(name) && <ErrorContainer name={name} />}
    </div>
  );
}

/** @returns the attributes that name a control's error as its description. */
function errorAttributes(name: keyof FormValues) {
  if (!requiredFields.includes(name)) {
    return {};
  }
  // Not `required`: Firefox tells screen readers that an empty required field is invalid, before anything was sent.
  return { 'aria-required': true, 'aria-describedby': `contact-${name}-error` };
}

/** What React renders the error of a field into. */
function ErrorContainer({ name }: { name: keyof FormValues }) {
  return (
    <div
      className="col-span-full text-small text-error font-600 leading-close empty:hidden"
      id={`contact-${name}-error`}
      data-answer={name}
    />
  );
}

/** The consent, never ticked beforehand (spec §5), and the policy that says what it means. */
export function ConsentField() {
  const { t } = useTranslation('contact');
  const { to } = usePage();
  return (
    <div className="ui-field contact-consent-field col-span-full">
      <label className="flex items-start gap-3 min-h-11 pt-2 leading-close cursor-pointer">
        <input
          type="checkbox"
          id="contact-consent"
          name="consent"
          {...errorAttributes('consent')}
        />
        <span>{t(($) => $.fields.consent)}</span>
      </label>
      <ErrorContainer name="consent" />
      <a
        id="contact-privacy"
        className="ui-hint justify-self-start py-2.5"
        href={to('politique-de-confidentialite')}
        target="_blank"
        rel="noopener"
      >
        {t(($) => $.fields.privacy)}
      </a>
    </div>
  );
}
