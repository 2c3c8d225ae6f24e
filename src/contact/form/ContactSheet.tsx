import { ContactForm } from './ContactForm.tsx';
import { useContact } from './contact-context.ts';
import { Icon } from './Icon.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';

/**
 * What stands in the dialog (spec §2, §4): title and subtitle from the button that opened it, the form or the thanks. The
 * page's script opens and closes it; `[data-close]` marks the ways out.
 */
export function ContactSheet() {
  const { t, state } = useContact();
  const { opening } = state;
  const succeeded = state.submission.status === 'success';
  return (
    <div className="dialog-sheet">
      <div className="dialog-head">
        <h2 id={succeeded ? undefined : 'contact-title'} className="py-2 text-h3 leading-tight outline-0" tabIndex={-1}>
          {opening ? t(($) => $.openings[opening].title) : t(($) => $.defaults.title)}
        </h2>
        <button type="button" className="dialog-close" data-close="" aria-label={t(($) => $.actions.close)}>
          <Icon name="cross" />
        </button>
      </div>
      {!succeeded && (
        <p className="pb-1.5 max-w-none text-soft" id="contact-subtitle">
          {opening ? t(($) => $.openings[opening].subtitle) : t(($) => $.defaults.subtitle)}
        </p>
      )}
      {succeeded ? <SuccessPanel /> : <ContactForm />}
    </div>
  );
}
