import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purpose, Resources } from '../i18n/resources.ts';

/** The id of the panel that shows the direct way to write; without a script every contact button opens it. */
export const directContactId = 'direct-contact';

/** The subject that each button fills in (spec §3). */
const subjects: Record<Purpose, keyof Resources['contact']['subjects']> = {
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
 * A call to action (spec §2, §4). The markup carries what it opens; `browser.ts` listens on the document and opens the
 * dialog. Without JavaScript the browser itself opens the direct way to write.
 */
export function ContactButton({ purpose, variant = 'primary', children }: ContactButtonProps) {
  const { t } = useTranslation('contact');
  const { title, subtitle } = t(($) => $.purposes[purpose], { returnObjects: true });
  return (
    <button
      type="button"
      className={`ui-button ui-${variant}`}
      aria-haspopup="dialog"
      data-purpose={purpose}
      data-heading={title}
      data-subtitle={subtitle}
      data-subject={subjects[purpose]}
      popoverTarget={directContactId}
      popoverTargetAction="show"
    >
      {children}
    </button>
  );
}
