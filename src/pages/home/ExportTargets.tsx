import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../components/ContactButton.tsx';

/** The four kinds of software that the export supports, and the way to ask for another format (spec §1). */
export function ExportTargets() {
  const { t } = useTranslation('home');
  const { targets, targetsLabel, action } = t(($) => $.export, { returnObjects: true });
  return (
    <>
      <ul className="flex flex-wrap gap-2" aria-label={targetsLabel}>
        {targets.map((target) => (
          <li key={target} className="tag">
            {target}
          </li>
        ))}
      </ul>
      <ContactButton opening="customFormat" variant="secondary">
        {action}
      </ContactButton>
    </>
  );
}
