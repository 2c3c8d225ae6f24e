import { useContact } from './contact-context.ts';
import { FieldError, useErrorTie } from './Field.tsx';

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
