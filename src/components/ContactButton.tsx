import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purpose } from '../i18n/resources.ts';

/** The id of the panel that shows the direct way to write; without a script every contact button opens it. */
export const directContactId = 'direct-contact';

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
  const { title, subtitle, subject } = t(($) => $.purposes[purpose], { returnObjects: true });
  return (
    <button
      type="button"
      className={`ui-button ui-${variant}`}
      aria-haspopup="dialog"
      data-purpose={purpose}
      data-heading={title}
      data-subtitle={subtitle}
      data-subject={subject}
      popoverTarget={directContactId}
      popoverTargetAction="show"
    >
      {children}
    </button>
  );
}
