import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';

const order = ['partTime', 'exception', 'decision', 'control'] as const;

/** The ceiling of 25 hours a month, and what an HR director asks about it (spec §9). */
export function Ceiling() {
  const { t } = useTranslation('overtime-module');
  const questions = t(($) => $.ceiling.questions, { returnObjects: true });
  return (
    <Section id="ceiling" heading={t(($) => $.ceiling.heading)} lead={t(($) => $.ceiling.lead)}>
      <dl className="halves">
        {order.map((key) => (
          <div key={key} className="entry">
            <dt className="term">{questions[key].title}</dt>
            <dd>{questions[key].body}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
