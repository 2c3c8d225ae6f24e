import { useTranslation } from 'react-i18next';
import { useContact } from './contact-context.ts';
import { Icon } from './Icon.tsx';

/** Title and subtitle, from the button that opened the dialog (spec §4), and the X. */
export function DialogTitle() {
  const { t } = useTranslation('contact');
  const { state } = useContact();
  const { opening } = state;
  const succeeded = state.submission.status === 'success';
  return (
    <>
      <div className="dialog-head">
        <h2 id={succeeded ? undefined : 'contact-title'} className="py-2 text-h3 leading-tight outline-0" tabIndex={-1}>
          {opening ? t(($) => $.openings[opening].title) : t(($) => $.defaults.title)}
        </h2>
        <button type="button" className="dialog-close" data-close="" aria-label={t(($) => $.actions.close)}>
          <Icon name="cross" />
        </button>
      </div>
      {!succeeded && (
        <p className="pb-3 text-soft text-balance" id="contact-subtitle">
          {opening ? t(($) => $.openings[opening].subtitle) : t(($) => $.defaults.subtitle)}
        </p>
      )}
    </>
  );
}
