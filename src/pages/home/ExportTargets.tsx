import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../components/ContactButton.tsx';
import { Tags } from '../../components/Tags.tsx';

/** The four kinds of software that the export supports, and the way to ask for another format (spec §1). */
export function ExportTargets() {
  const { t } = useTranslation('home');
  const { targets, targetsLabel, action } = t(($) => $.export, { returnObjects: true });
  return (
    <>
      <Tags label={targetsLabel} items={targets} />
      <ContactButton purpose="customFormat" variant="secondary">
        {action}
      </ContactButton>
    </>
  );
}
