import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Sections.tsx';

/** What customers say, each under its name. Without any there is no section. */
export function References() {
  const { t } = useTranslation('home');
  const { heading, items } = t(($) => $.references, { returnObjects: true });
  const complete = Object.entries(items).filter(([, { town, sentence }]) => town && sentence);
  if (complete.length === 0) {
    return null;
  }
  return (
    <Section id="references" heading={heading}>
      <div className="side-by-side">
        {complete.map(([key, { town, population, sentence }]) => (
          <figure key={key} className="tabbed-card stack">
            <blockquote className="reference">
              {t(($) => $.referenceQuote, { sentence })}
            </blockquote>
            <figcaption>
              <strong className="block">{town}</strong> {population}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
