import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page-context.ts';
import type { Draft, Letter } from '../letter/letter.ts';
import { checkedFields } from '../letter/rules.ts';

/** What makes an element the control of a field: its label's target, its look, its error (spec §5). */
type ControlProps = ReturnType<typeof errorTie> & { id: string; name: string; className: string };

interface FieldProps {
  name: keyof Letter;
  /** Ids of what describes it beside its error. */
  describedBy?: string;
  children(control: ControlProps): ReactNode;
}

/** A field: label, control, and the place of its error under it. */
export function Field({ name, describedBy, children }: FieldProps) {
  const { t } = useTranslation('contact');
  const id = `contact-${name}`;
  return (
    <div className={name === 'message' ? 'field col-span-full grid-cols-[minmax(0,1fr)_auto]' : 'field'}>
      <label className="font-600 leading-close" htmlFor={id}>
        {t(($) => $.fields[name])}
        {name === 'email' && <span className="aside hyphens-none">{` ${t(($) => $.fields.emailExample)}`}</span>}
        {!checkedFields.includes(name) && <span className="aside">{` ${t(($) => $.fields.optional)}`}</span>}
      </label>
      {children({ id, name, className: 'control', ...errorTie(name, describedBy) })}
      <FieldError name={name} />
    </div>
  );
}

/** The attributes that tie a control to its error, whose place is empty as long as there is none. */
function errorTie(name: keyof Draft, describedBy = '') {
  if (!checkedFields.includes(name)) return {};
  // Not `required`: Firefox has a required field that is still empty called invalid before anything was sent.
  return { 'aria-required': true, 'aria-describedby': `contact-${name}-error ${describedBy}`.trim() };
}

/** The place of a field's error. */
function FieldError({ name }: { name: keyof Draft }) {
  if (!checkedFields.includes(name)) return null;
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
    <div className="field consent">
      <label className="flex items-start gap-3 min-h-11 pt-2 leading-close cursor-pointer">
        <input className="check-box" type="checkbox" id="contact-consent" name="consent" {...errorTie('consent')} />
        <span>{t(($) => $.fields.consent)}</span>
      </label>
      <FieldError name="consent" />
      <a
        id="contact-privacy"
        className="aside justify-self-start py-2.5"
        href={to('politique-de-confidentialite')}
        target="_blank"
        rel="noopener"
      >
        {t(($) => $.fields.privacy)}
      </a>
    </div>
  );
}
