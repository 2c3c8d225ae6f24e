import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';

const order = ['block', 'trace', 'circuit'] as const;

/** The ceiling of 25 hours a month and what happens at it (spec §9). */
export function Ceiling() {
  const { t } = useTranslation('overtime-module');
  const points = t(($) => $.ceiling.points, { returnObjects: true });
  return (
    <Section id="ceiling" heading={t(($) => $.ceiling.heading)} lead={t(($) => $.ceiling.lead)}>
      <dl className="figures">
        {order.map((key) => (
          <div key={key} className="figure">
            <dt>{points[key].title}</dt>
            <dd>{points[key].body}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{t(($) => $.ceiling.note)}</p>
    </Section>
  );
}
