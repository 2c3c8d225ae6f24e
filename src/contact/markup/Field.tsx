import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../components/RichText.tsx';
import { usePage } from '../../page-context.ts';
import { isServiceOutsideUnion } from '../../site/service-outside-union.ts';
import { partId } from '../parts.ts';
import {
  type ContactRequest,
  type FieldName,
  type RequiredField,
  requiredFields,
} from '../request.ts';

interface FieldProps {
  name: keyof ContactRequest;
  className?: string;
  /** Its control, with the attributes of `controlAttributes`. */
  children: ReactNode;
}

/** A field: its label, its control and its error (spec §5). */
export function Field({ name, className = '', children }: FieldProps) {
  const { t } = useTranslation('contact');
  const label = t(($) => $.fields[name]);
  const optional = isRequired(name) ? '' : t(($) => $.fields.optional);
  const hint = name === 'email' ? t(($) => $.fields.emailExample) : optional;
  return (
    <div className={`field ${className}`.trim()}>
      <label className="font-600 leading-[1.25] break-words" htmlFor={partId(name)}>
        {hint === '' ? label : `${label} `}
        {hint !== '' && <span className="hint">{hint}</span>}
      </label>
      {children}
      {isRequired(name) && <FieldError name={name} />}
    </div>
  );
}

function isRequired(name: FieldName): name is RequiredField {
  return requiredFields.some((required) => required === name);
}

/** @returns the attributes of a field's control. */
export function controlAttributes(name: FieldName) {
  const id = partId(name);
  if (!isRequired(name)) {
    return { id, name };
  }
  // Not `required`: Firefox would call an empty field invalid before anything is sent.
  return { id, name, 'aria-required': true, 'aria-describedby': partId(`${name}-error`) };
}

/** The place of a field's error message, which `show.client.ts` fills. */
function FieldError({ name }: { name: RequiredField }) {
  return <p className="contact-error" id={partId(`${name}-error`)} />;
}

/** The consent, never ticked in advance (spec §5), and a link to the policy that explains it. */
export function ConsentField() {
  const { t } = useTranslation('contact');
  const consent = isServiceOutsideUnion ? 'consentOutside' : 'consent';
  return (
    <div className="field contact-consent-field">
      <label className="flex items-start gap-3 min-h-11 pt-2 leading-[1.4] cursor-pointer">
        <input type="checkbox" className="contact-checkbox" {...controlAttributes('consent')} />
        <span>
          <RichText text={t(($) => $.fields[consent])} />
        </span>
      </label>
      <FieldError name="consent" />
      <a
        className="hint"
        href={usePage().to('politique-de-confidentialite')}
        target="_blank"
        rel="noopener"
      >
        {t(($) => $.fields.privacy)}
      </a>
    </div>
  );
}
