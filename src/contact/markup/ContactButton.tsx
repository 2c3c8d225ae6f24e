import type { ComponentProps } from 'react';
import { Button } from '../../components/Button.tsx';
import { addressPanelId } from '../parts.ts';
import type { Purpose } from '../purposes.ts';
import { usePurposeTexts } from './purpose-texts.ts';

interface ContactButtonProps extends ComponentProps<typeof Button> {
  purpose: Purpose;
}

/**
 * A button that opens the contact form (spec §2, §4), whose first texts depend on the purpose
 * (`purposes.ts`). Without JavaScript, the browser opens the panel with the e-mail address.
 * @param children if not given, the button says the title of the form that it opens.
 */
export function ContactButton({
  purpose,
  variant = 'primary',
  children,
  ...others
}: ContactButtonProps) {
  const { title } = usePurposeTexts()[purpose];
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      data-purpose={purpose}
      popoverTarget={addressPanelId}
      popoverTargetAction="show"
      {...others}
    >
      {children ?? title}
    </Button>
  );
}
