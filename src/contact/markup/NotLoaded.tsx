import { useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/EmailLink.tsx';

/** What the form says where React does not come: the text stays in the fields, and the address is there. */
export function NotLoaded() {
  const { t } = useTranslation('contact');
  return (
    <div className="box failure when-lost" role="alert">
      <p>{t(($) => $.load.failed)}</p>
      <p>
        <EmailLink />
      </p>
      <button type="button" className="way justify-self-start" data-reload="">
        {t(($) => $.load.reload)}
      </button>
    </div>
  );
}
