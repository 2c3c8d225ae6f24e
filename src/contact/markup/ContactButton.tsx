import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { addressPanelId } from '../parts.ts';
import type { Purpose } from '../purposes.ts';

interface ContactButtonProps extends ComponentProps<typeof Button> {
  purpose: Purpose;
}

/**
 * A button that opens the contact form (spec §2, §4), whose first texts depend on the purpose
 * (`purposes.ts`). Without JavaScript, the browser opens the panel with the e-mail address.
 */
export function ContactButton({ purpose, variant = 'primary', ...others }: ContactButtonProps) {
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      data-purpose={purpose}
      popoverTarget={addressPanelId}
      popoverTargetAction="show"
      {...others}
    />
  );
}

/** Asks for a demo: in the header, on the home page and on the stamped sheet of hours. */
export function DemoButton({ variant = 'primary' }: Pick<ContactButtonProps, 'variant'>) {
  const { t } = useTranslation();
  return (
    <ContactButton purpose="demo" variant={variant}>
      {t(($) => $.demo)}
    </ContactButton>
  );
}

/** Asks for a quote, beside the main button of a closing band. */
export function PricingButton() {
  const { t } = useTranslation();
  return (
    <ContactButton purpose="pricing" variant="secondary">
      {t(($) => $.pricing)}
    </ContactButton>
  );
}
