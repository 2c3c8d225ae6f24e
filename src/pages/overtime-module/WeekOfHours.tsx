import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture.tsx';

/** The example: a 32-hour job, 38 hours worked, in columns of an hour. A full week has 35 hours. */
const parts = [
  { key: 'base', span: 'col-span-32', colour: 'bg-slot-blue' },
  { key: 'complementary', span: 'col-span-3', colour: 'bg-slot-yellow' },
  { key: 'additional', span: 'col-span-3', colour: 'bg-slot-pink hatched' },
] as const;

/** A week of hours to scale: those of the job, complementary hours and overtime (spec §1). */
export function WeekOfHours() {
  const { t } = useTranslation('overtime-module');
  const example = t(($) => $.kinds.example, { returnObjects: true });
  return (
    <Picture title={example.label} className="picture-inset">
      <div className="grid grid-cols-38 h-11" aria-hidden="true">
        {parts.map(({ key, span, colour }) => (
          <span key={key} className={`segment ${span} ${colour}`} />
        ))}
      </div>
      <ul className="legend">
        {parts.map(({ key, colour }) => (
          <li key={key}>
            <span className={`segment ${colour}`} aria-hidden="true" /> {example[key]}
          </li>
        ))}
      </ul>
    </Picture>
  );
}
