import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';

const order = ['entry', 'structure', 'admin', 'payroll'] as const;

/** The hierarchical validation circuit, as a line of stations (spec §1). */
export function Circuit() {
  const { t } = useTranslation('home');
  const steps = t(($) => $.circuit.steps, { returnObjects: true });
  return (
    <Section id="circuit" tone="ruled" heading={t(($) => $.circuit.heading)} lead={t(($) => $.circuit.lead)}>
      <ol className="circuit" aria-label={t(($) => $.circuit.label)}>
        {order.map((key) => (
          <li key={key} className="station">
            <span className="stamp">{steps[key].stamp}</span>
            <h3>{steps[key].title}</h3>
            <p>{steps[key].who}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
