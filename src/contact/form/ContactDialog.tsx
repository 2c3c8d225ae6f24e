import { useTranslation } from 'react-i18next';
import { ContactForm } from './ContactForm.tsx';
import { ContactContext, type FormProps } from './contact-context.ts';
import { ErrorSummary } from './Errors.tsx';
import { Icon } from './Icon.tsx';
import { Thanks, ThanksTitle } from './Thanks.tsx';
import { useSubmission } from './use-submission.ts';

/**
 * The contact form (spec §2 to §5). The build renders it, closed, into a template of every page
 * (`ContactIsland.tsx`), and `hydrate.tsx` hydrates it.
 *
 * A browser's page translation may have changed the page by then. So every text is the only child
 * of an element with `suppressHydrationWarning`; no bare text is beside an element.
 *
 * `open.ts` writes the title, subtitle and hint of the button that opens the form. React renders the
 * defaults (spec §4). They never change, so React does not touch these texts again.
 */
export function ContactDialog(props: FormProps) {
  const { t } = useTranslation('contact');
  const submission = useSubmission();
  const { state, dispatch } = submission;
  const isSent = state.status === 'success';
  const introduction = state.status === 'error' ? 'contact-failed' : 'contact-subtitle';
  return (
    <ContactContext value={{ ...submission, ...props }}>
      <dialog
        className="contact-dialog"
        id="contact-dialog"
        aria-labelledby={isSent ? 'contact-thanks-title' : 'contact-title'}
        aria-describedby={isSent ? 'contact-thanks' : introduction}
        data-status={state.status}
        data-not-sent={`${t(($) => $.failure.notSent)} ${t(($) => $.failure.reopen)}`}
        onClose={() => isSent && dispatch({ type: 'reset' })}
      >
        <div className="contact-body">
          <div id="contact-head" className="contact-head">
            <h2
              id="contact-title"
              aria-describedby={introduction}
              className="py-2 text-h3 leading-tight ui-unless-sent"
              tabIndex={-1}
              suppressHydrationWarning
            >
              {t(($) => $.defaults.title)}
            </h2>
            {isSent && <ThanksTitle />}
            <button
              type="button"
              id="contact-close"
              className="contact-close"
              data-close=""
              aria-label={t(($) => $.actions.close)}
            >
              <Icon name="cross" />
            </button>
            <ErrorSummary />
          </div>
          <p
            className="pb-1.5 max-w-none text-soft ui-unless-sent"
            id="contact-subtitle"
            suppressHydrationWarning
          >
            {t(($) => $.defaults.subtitle)}
          </p>
          <ContactForm />
          {isSent && <Thanks />}
        </div>
      </dialog>
    </ContactContext>
  );
}
