import { useTranslation } from 'react-i18next';
import { Screenshot } from '../../components/Screenshot.tsx';
import { Section } from '../../components/Sections.tsx';
import { givenScreenshots } from '../../site/screenshots.ts';

/** Screenshots of the software. Without a file in `screenshots/` there is no section. */
export function Screens() {
  const { t } = useTranslation('home');
  const { heading, items } = t(($) => $.screens, { returnObjects: true });
  const given = givenScreenshots(items);
  if (given.length === 0) {
    return null;
  }
  return (
    <Section id="screens" heading={heading}>
      <div className="ui-halves">
        {given.map(([name, texts]) => (
          <Screenshot key={name} name={name} {...texts} />
        ))}
      </div>
    </Section>
  );
}

/** What customers say, each under its name. Without any there is no section. */
export function References() {
  const { t } = useTranslation('home');
  const { heading, items } = t(($) => $.references, { returnObjects: true });
  const given = Object.entries(items).filter(([, { town, sentence }]) => town && sentence);
  if (given.length === 0) {
    return null;
  }
  return (
    <Section id="references" heading={heading}>
      <div className="ui-halves">
        {given.map(([key, { town, population, sentence }]) => (
          <figure key={key} className="ui-tabbed-card ui-stack">
            <blockquote className="ui-lead">{sentence}</blockquote>
            <figcaption>
              <strong>{town}</strong> {population}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
