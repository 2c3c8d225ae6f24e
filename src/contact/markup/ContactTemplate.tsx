import { useTranslation } from 'react-i18next';
import { partId } from '../parts.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { Icon } from './Icon.tsx';
import { useScriptTexts } from './script-texts.ts';

/**
 * The contact form (spec §2 to §5), which `form.client.ts` makes work. It waits in a template, so that it
 * costs a reader no elements, until a press places it. Before it is the notice of what
 * became of a request whose dialog is closed.
 */
export function ContactTemplate() {
  const { t } = useTranslation('contact');
  const texts = useScriptTexts();
  return (
    <>
      <div className="contact-notice">
        <p id={partId('notice')} role="status" />
        <button
          type="button"
          id={partId('notice-close')}
          className="contact-close"
          hidden
          aria-label={t(($) => $.actions.close)}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div id={partId('root')} data-texts={JSON.stringify(texts)}>
        <template id={partId('template')}>
          <ContactDialog />
        </template>
      </div>
    </>
  );
}
