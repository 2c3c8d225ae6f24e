import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';
import { Terms } from '../../components/Terms.tsx';

const order = ['before', 'during', 'after', 'contract'] as const;

/** The technical audit, stage by stage, beside the list that an IT department sends back (spec §2). */
export function Audit() {
  const { t } = useTranslation('hosting');
  const { heading, body, stages, checklist } = t(($) => $.audit, { returnObjects: true });
  return (
    <Section id="audit" heading={heading} lead={body}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <Terms className="ui-halves" items={order.map((key) => stages[key])} />
        <div className="ui-tabbed-card">
          <h3>{checklist.title}</h3>
          <ul className="mt-3">
            {Object.entries(checklist.points).map(([key, point]) => (
              <li key={key} className="audit-point">
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
