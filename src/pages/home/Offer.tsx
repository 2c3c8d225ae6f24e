import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../components/ContactButton.tsx';
import { CountersPicture } from '../../components/pictures/CountersPicture.tsx';
import { Section } from '../../components/Section.tsx';
import { TickList } from '../../components/TickList.tsx';
import { usePage } from '../../page-context.ts';

const figures = ['time', 'support', 'deployment'] as const;

/** What is included and what is an option, with the specification's figures; it ends on the demo button (spec §1, §9). */
export function Offer() {
  const { t } = useTranslation('home');
  const { to } = usePage();
  const offer = t(($) => $.offer, { returnObjects: true });
  return (
    <Section id="offer" ruled heading={offer.heading}>
      <ul className="figures">
        {figures.map((key) => (
          <li key={key} className="figure">
            <strong>{offer.figures[key].value}</strong> {offer.figures[key].label}
          </li>
        ))}
      </ul>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="slip stack grid-rows-[auto_1fr]">
          <h3>{offer.included.title}</h3>
          <TickList items={offer.included.points} />
          <a className="more" href={to('deployment')}>
            {offer.included.link}
          </a>
        </div>
        <div className="slip stack tabbed-blue">
          <h3>{offer.option.title}</h3>
          <p>{offer.option.body}</p>
          <CountersPicture />
          <a className="more" href={to('overtime-module')}>
            {offer.option.link}
          </a>
        </div>
      </div>
      <div className="actions lg:justify-end">
        <ContactButton opening="demo">{offer.demo}</ContactButton>
      </div>
    </Section>
  );
}
