import { useTranslation } from 'react-i18next';
import { RichText } from '../../components/RichText.tsx';
import { Section } from '../../components/Sections.tsx';
import { usePage } from '../../page-context.ts';

/** What is included and what is an option, with the specification's figures (spec §1, §9). */
export function Offer() {
  const { t } = useTranslation('home');
  const { to } = usePage();
  const offer = t(($) => $.offer, { returnObjects: true });
  return (
    <Section id="offer" ruled heading={offer.heading}>
      <div className="notebook">
        <ul className="offer-figures">
          {Object.entries(offer.figures).map(([key, { value, label }]) => (
            <li key={key}>
              <strong>{value}</strong> {label}
            </li>
          ))}
          <li className="offer-more">
            <RichText text={offer.more} />
          </li>
        </ul>
        <div className="ui-stack">
          <h3>{offer.included.title}</h3>
          <ul className="offer-included">
            {Object.entries(offer.included.points).map(([key, point]) => (
              <li key={key}>{point}</li>
            ))}
          </ul>
          <a
            className="inline-flex items-center min-h-11 font-600 print:hidden"
            href={to('deployment')}
          >
            {offer.included.link}
          </a>
          <h3 className="notebook-option">{offer.option.title}</h3>
          <p>{offer.option.body}</p>
          <a
            className="inline-flex items-center min-h-11 font-600 print:hidden"
            href={to('overtime-module')}
          >
            {offer.option.link}
          </a>
        </div>
      </div>
    </Section>
  );
}
