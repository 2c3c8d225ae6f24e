import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directContactId } from '../elements.ts';
import type { Purpose, Subject } from '../request.ts';

/**
 * The subject that each button fills in (spec §3). Its title and subtitle are in `purposes` of
 * `contact.json`. What the e-mail to the publisher says about it is in `contexts` of `email.json`.
 */
const subjects: Record<Purpose, Subject> = {
  demo: 'demo',
  contact: 'other',
  customFormat: 'technical',
  pilot: 'other',
  deployment: 'deployment',
  overtime: 'demo',
  hosting: 'hosting',
};

interface ContactButtonProps {
  purpose: Purpose;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/**
 * A button that opens the contact form (spec §2, §4). Its data attributes hold the first texts of
 * the form. `startContactForm` listens for clicks. Without JavaScript, the browser opens the panel
 * with the e-mail address.
 */
export function ContactButton({ purpose, variant = 'primary', children }: ContactButtonProps) {
  const { t } = useTranslation('contact');
  const texts = t(($) => $.purposes[purpose], { returnObjects: true });
  const hint = 'messageHint' in texts ? texts.messageHint : t(($) => $.fields.messageHint);
  return (
    <button
      type="button"
      className={`ui-button ui-${variant}`}
      aria-haspopup="dialog"
      data-purpose={purpose}
      data-title={texts.title}
      data-subtitle={texts.subtitle}
      data-hint={hint}
      data-subject={subjects[purpose]}
      popoverTarget={directContactId}
      popoverTargetAction="show"
    >
      {children}
    </button>
  );
}
