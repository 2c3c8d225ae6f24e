import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Sections.tsx';
import { Screenshot } from './Screenshot.tsx';
import { pictureOf } from './screenshots.ts';

/** Screenshots of the software. Without a file in `screenshots/` there is no section. */
export function Screens() {
  const { t } = useTranslation('home');
  const { heading, items } = t(($) => $.screens, { returnObjects: true });
  const screenshots = Object.entries(items).filter(([name]) => pictureOf(name));
  if (screenshots.length === 0) {
    return null;
  }
  return (
    <Section id="screens" heading={heading}>
      <div className="side-by-side screens">
        {screenshots.map(([name, texts], index) => (
          <Screenshot key={name} name={name} isWide={index === 0} {...texts} />
        ))}
      </div>
    </Section>
  );
}
