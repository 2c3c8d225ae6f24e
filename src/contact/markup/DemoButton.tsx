import { useTranslation } from 'react-i18next';
import { ContactButton } from './ContactButton.tsx';

/** The button that asks for a demo, in the header, on the home page and on the stamped sheet of hours. */
export function DemoButton() {
  const { t } = useTranslation();
  return <ContactButton purpose="demo">{t(($) => $.demo)}</ContactButton>;
}
