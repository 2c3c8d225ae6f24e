import { useTranslation } from 'react-i18next';
import { usePage } from '../page-context.ts';
import { ContactDialog } from './form/ContactDialog.tsx';
import { Icon } from './form/Icon.tsx';

/**
 * The dialog, the only part of a page that is hydrated (`hydrate.tsx`). It waits in a template, so
 * that it costs a reader no elements, until `open.ts` places it. Before it is the notice that
 * `announce.ts` fills.
 */
export function ContactIsland() {
  const { t } = useTranslation('contact');
  const { language, to } = usePage();
  return (
    <>
      <div className="contact-notice">
        <p id="contact-announcement" role="status" />
        <button
          type="button"
          id="contact-announcement-close"
          className="contact-close"
          aria-label={t(($) => $.actions.close)}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div id="contact-root">
        <template id="contact-template">
          <ContactDialog formats={language.formats} privacy={to('politique-de-confidentialite')} />
        </template>
      </div>
    </>
  );
}
