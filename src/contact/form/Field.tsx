import type { ChangeEvent, ReactNode } from 'react';
import type { Draft, Letter } from '../letter/fields.ts';
import { checkedFields } from '../letter/rules.ts';
import { useContact } from './contact-context.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What makes an element the control of a field: its value, its label's target, its error (spec §5). */
type ControlProps = ReturnType<typeof useErrorTie> & {
  id: string;
  name: keyof Letter;
  value: string;
  onChange(event: ChangeEvent<Control>): void;
};

/** A field: label, control, and the error under it. */
export function Field({ name, children }: { name: keyof Letter; children(control: ControlProps): ReactNode }) {
  const { t, state, dispatch } = useContact();
  const id = `contact-${name}`;
  return (
    <div className={name === 'message' ? 'field col-span-full grid-cols-[minmax(0,1fr)_auto]' : 'field'}>
      <label className="font-600 leading-close" htmlFor={id}>
        {t(($) => $.fields[name])}
        {name === 'email' && <span className="aside hyphens-none">{` ${t(($) => $.fields.emailExample)}`}</span>}
        {!checkedFields.includes(name) && <span className="aside">{` ${t(($) => $.fields.optional)}`}</span>}
      </label>
      {children({
        id,
        name,
        value: state.draft[name],
        onChange: ({ target }) => dispatch({ type: 'edited', change: { [name]: target.value } }),
        ...useErrorTie(name),
      })}
      <FieldError name={name} />
    </div>
  );
}

/** The attributes that tie a control to its error. */
export function useErrorTie(name: keyof Draft) {
  const error = useContact().state.errors[name];
  return {
    // Not `required`: Firefox has a required field that is still empty called invalid before anything was sent.
    'aria-required': checkedFields.includes(name) || undefined,
    ...(error && { 'aria-invalid': true, 'aria-describedby': `contact-${name}-error` }),
  };
}

/** The message of a field that is wrong, or nothing. */
export function FieldError({ name }: { name: keyof Draft }) {
  const { t, state } = useContact();
  const error = state.errors[name];
  return error ? (
    <p className="col-span-full text-small text-error font-600 leading-close" id={`contact-${name}-error`}>
      {t(($) => $.errors[error])}
    </p>
  ) : null;
}

/** The consent, never ticked beforehand (spec §5), and the policy that says what it means. */
export function ConsentField() {
  const { t, state, dispatch, privacyHref } = useContact();
  return (
    <div className="field consent">
      <label className="flex items-start gap-3 min-h-11 pt-2 leading-close cursor-pointer">
        <input
          className="check-box"
          type="checkbox"
          id="contact-consent"
          name="consent"
          checked={state.draft.consent}
          onChange={(event) => dispatch({ type: 'edited', change: { consent: event.target.checked } })}
          {...useErrorTie('consent')}
        />
        <span>{t(($) => $.fields.consent)}</span>
      </label>
      <FieldError name="consent" />
      <a
        id="contact-privacy"
        className="aside justify-self-start py-2.5"
        href={privacyHref}
        target="_blank"
        rel="noopener"
      >
        {t(($) => $.fields.privacy)}
      </a>
    </div>
  );
}
