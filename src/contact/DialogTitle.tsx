import { useTranslation } from 'react-i18next';
import { useContact } from './contact-context.ts';

/** Title and subtitle, from the button that opened the dialog (spec §4). */
export function DialogTitle() {
  const { t } = useTranslation('contact');
  const { opening } = useContact().state;
  return (
    <header className="contact-head">
      <h2 id="contact-title" tabIndex={-1}>
        {opening ? t(($) => $.openings[opening].title) : t(($) => $.defaults.title)}
      </h2>
      <p id="contact-subtitle">{opening ? t(($) => $.openings[opening].subtitle) : t(($) => $.defaults.subtitle)}</p>
    </header>
  );
}
