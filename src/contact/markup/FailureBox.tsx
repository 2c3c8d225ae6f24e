import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { settings } from '../../site/settings.ts';
import { partId } from '../parts.ts';
import { Icon } from './Icon.tsx';

/**
 * Says that the send failed (spec §8), and how to write without the form. `show.client.ts` gives it its
 * words, so that a text browser, which shows all, does not call unsent what nobody has sent. The whole
 * box is the alert, because Firefox does not announce an alert inside an element that appears with it.
 */
export function FailureBox() {
  const { t } = useTranslation('contact');
  const email = settings.contactEmail;
  return (
    <div className="contact-failure" id={partId('failure')} role="alert" hidden>
      <Icon name="warning" />
      <div className="grid gap-3">
        <p className="text-error" id={partId('apology')} />
        <p className="contact-reason" id={partId('reason')} />
      </div>
      <p>
        <a className="button button-small" id={partId('mailto')} href={`mailto:${email}`}>
          {t(($) => $.failure.direct, { email })}
        </a>
        <Button size="small" id={partId('copy')}>
          {t(($) => $.failure.copy)}
        </Button>
      </p>
    </div>
  );
}
