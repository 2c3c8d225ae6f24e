import { useTranslation } from 'react-i18next';
import { DashboardPicture } from '../../components/pictures/DashboardPicture.tsx';
import { Section } from '../../components/Section.tsx';

const order = ['structure', 'pending', 'agent', 'service'] as const;

/** Indicators and dashboards (spec §1, §2). */
export function Dashboards() {
  const { t } = useTranslation('home');
  const items = t(($) => $.dashboards.items, { returnObjects: true });
  return (
    <Section id="dashboards" heading={t(($) => $.dashboards.heading)} lead={t(($) => $.dashboards.lead)}>
      <div className="boards">
        <dl className="dashboards">
          {order.map((key) => (
            <div key={key} className="dashboard">
              <dt>{items[key].title}</dt>
              <dd>{items[key].body}</dd>
            </div>
          ))}
        </dl>
        <DashboardPicture />
      </div>
    </Section>
  );
}
