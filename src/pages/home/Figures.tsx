import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';

const order = ['time', 'support', 'deployment'] as const;

/** The specification's own claims: time saved, support, deployment (spec §9). */
export function Figures() {
  const { t } = useTranslation('home');
  const figures = t(($) => $.figures, { returnObjects: true });
  return (
    <Section id="figures" tone="ruled" heading={figures.heading}>
      <dl className="figures">
        {order.map((key) => (
          <div key={key} className="figure">
            <dt>
              <span className="figure-value">{figures[key].value}</span> {figures[key].label}
            </dt>
            <dd>{figures[key].body}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
