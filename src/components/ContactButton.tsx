import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opening } from '../i18n/resources.ts';

/** The id of the panel that shows the direct way to write; without a script every opening button opens it. */
export const directContactId = 'direct-contact';

interface ContactButtonProps {
  opening: Opening;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/**
 * A call to action (spec §2, §4). The markup carries what it opens; `browser.ts` listens on the document and opens the
 * dialog. Without JavaScript the browser itself opens the direct way to write.
 */
export function ContactButton({ opening, variant = 'primary', children }: ContactButtonProps) {
  const { t } = useTranslation('contact');
  const { title, subtitle, subject } = t(($) => $.openings[opening], { returnObjects: true });
  return (
    <button
      type="button"
      className={`ui-button ui-${variant}`}
      aria-haspopup="dialog"
      data-opening={opening}
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
