import { useTranslation } from 'react-i18next';
import { WeekOfHoursPicture } from '../../components/pictures/WeekOfHoursPicture.tsx';
import { Section } from '../../components/Section.tsx';

const order = ['complementary', 'additional'] as const;

/** Overtime and complementary hours told apart, with a worked example (spec §1). */
export function Kinds() {
  const { t } = useTranslation('overtime-module');
  const kinds = t(($) => $.kinds, { returnObjects: true });
  return (
    <Section id="kinds" tone="ruled" heading={kinds.heading} lead={kinds.lead}>
      <div className="kinds">
        {order.map((key) => (
          <div key={key} className="card">
            <h3>{kinds[key].title}</h3>
            <p className="kind-who">{kinds[key].who}</p>
            <p>{kinds[key].body}</p>
          </div>
        ))}
      </div>
      <div className="aside-picture">
        <div className="stack">
          <h3>{kinds.example.title}</h3>
          <p>{kinds.example.body}</p>
        </div>
        <WeekOfHoursPicture />
      </div>
    </Section>
  );
}
