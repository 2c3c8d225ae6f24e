import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Sections.tsx';
import type { Resources } from '../../i18n/resources.ts';

type Items = Resources['home']['references']['items'];

/** @returns the references that are whole: a sentence without a town would be nobody's. */
export function completeReferences(items: Items) {
  return Object.entries(items).filter(([, { town, sentence }]) => town && sentence);
}

/** What customers say, each under its name. Without any there is no section. */
export function References() {
  const { t } = useTranslation('home');
  const { heading, items } = t(($) => $.references, { returnObjects: true });
  const complete = completeReferences(items);
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
