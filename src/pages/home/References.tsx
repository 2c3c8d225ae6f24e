import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Sections.tsx';
import type { Resources } from '../../i18n/resources.ts';

type Items = Resources['home']['references']['items'];

/** @returns the references that the publisher has given. */
export function givenReferences(items: Items) {
  return Object.entries(items).filter(([, { sentence }]) => sentence);
}

/** What customers say, each under its name. Without any there is no section. */
export function References() {
  const { t } = useTranslation('home');
  const { heading, items } = t(($) => $.references, { returnObjects: true });
  const given = givenReferences(items);
  if (given.length === 0) {
    return null;
  }
  return (
    <Section id="references" heading={heading}>
      <div className="side-by-side">
        {given.map(([key, { town, population, sentence }]) => (
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
