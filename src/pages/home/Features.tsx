import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';

const order = ['planning', 'staff', 'validation', 'export', 'indicators', 'settings', 'reliability'] as const;

/** The seven key features (spec §2). */
export function Features() {
  const { t } = useTranslation('home');
  const items = t(($) => $.features.items, { returnObjects: true });
  return (
    <Section id="features" heading={t(($) => $.features.heading)} lead={t(($) => $.features.lead)}>
      <ol className="features">
        {order.map((key) => (
          <li key={key} className="feature">
            <h3>{items[key].title}</h3>
            <p>{items[key].body}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
