import { useTranslation } from 'react-i18next';
import { partId } from '../elements.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { Icon } from './Icon.tsx';
import { useScriptTexts } from './script-texts.ts';

/**
 * The contact form (spec §2 to §5), which `browser/` makes work. It waits in a template, so that it
 * costs a reader no elements, until `open.ts` places it. Before it is the notice that `announce.ts`
 * fills.
 */
export function ContactTemplate() {
  const { t } = useTranslation('contact');
  const texts = useScriptTexts();
  return (
    <>
      <div className="contact-notice">
        <p id={partId('announcement')} role="status" />
        <button
          type="button"
          id={partId('announcement-close')}
          className="contact-close"
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
