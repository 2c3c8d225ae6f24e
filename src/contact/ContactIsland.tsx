import { useTranslation } from 'react-i18next';
import { usePage } from '../page-context.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { Icon } from './Icon.tsx';

/** Nothing is sent while prerendering: EmailJS, which needs a browser, stays out of it. */
const neverCalled = () => Promise.reject(new Error('A request is sent by a browser alone'));

/** The one part of a page that is hydrated (`hydrate.tsx`): the dialog. Before it stands what `announce.ts` says. */
export function ContactIsland() {
  const { t } = useTranslation('contact');
  const { formats, to } = usePage();
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
        <ContactDialog
          formats={formats}
          privacy={to('politique-de-confidentialite')}
          sendRequest={neverCalled}
        />
      </div>
    </>
  );
}
