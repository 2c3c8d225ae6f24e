import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { addressPanelId } from '../parts.ts';
import type { Purpose } from '../purposes.ts';

interface ContactButtonProps {
  purpose: Purpose;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/**
 * A button that opens the contact form (spec §2, §4), whose first texts depend on the purpose
 * (`purposes.ts`). Without JavaScript, the browser opens the panel with the e-mail address.
 */
export function ContactButton({ purpose, variant = 'primary', children }: ContactButtonProps) {
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      data-purpose={purpose}
      popoverTarget={addressPanelId}
      popoverTargetAction="show"
    >
      {children}
    </Button>
  );
}
