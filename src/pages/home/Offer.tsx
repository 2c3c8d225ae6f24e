import { useTranslation } from 'react-i18next';
import { RichText } from '../../components/RichText.tsx';
import { Section } from '../../components/Sections.tsx';
import { ContactButton } from '../../contact/markup/ContactButton.tsx';
import { usePage } from '../../page-context.ts';

/** What is included, what is an option and what is left to others, with the specification's figures (spec §1, §9). */
export function Offer() {
  const { t } = useTranslation('home');
  const { to } = usePage();
  const offer = t(($) => $.offer, { returnObjects: true });
  const limits = t(($) => $.limits, { returnObjects: true });
  const figures = Object.entries(offer.figures).filter(([, { value }]) => value !== '');
  return (
    <Section id="offer" ruled heading={offer.heading} note={offer.note}>
      <div className="notebook">
        <div className="offer-figures">
          <ul>
            {figures.map(([key, { value, label }]) => (
              <li key={key}>
                <strong>{value}</strong> {label}
              </li>
            ))}
          </ul>
          <p>
            <RichText text={offer.more} />
          </p>
          <ContactButton purpose="pricing" variant="secondary" />
        </div>
        <div className="stack">
          <h3>{offer.included.title}</h3>
          <ul className="offer-included">
            {Object.entries(offer.included.points).map(([key, point]) => (
              <li key={key}>{point}</li>
            ))}
          </ul>
          <a className="action-link" href={to('deployment')}>
            {offer.included.link}
          </a>
          <h3>{offer.option.title}</h3>
          <p>{offer.option.body}</p>
          <a className="action-link" href={to('overtime-module')}>
            {offer.option.link}
          </a>
          <h3 className="notebook-limits">{limits.title}</h3>
          <ul className="offer-limits">
            {Object.entries(limits.points).map(([key, point]) => (
              <li key={key}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
