import { useTranslation } from 'react-i18next';
import { ContactButton } from './ContactButton.tsx';

/** The button that asks for prices, beside the main one of a closing band. */
export function PricingButton() {
  const { t } = useTranslation();
  return (
    <ContactButton purpose="pricing" variant="secondary">
      {t(($) => $.pricing)}
    </ContactButton>
  );
}
