import { useTranslation } from 'react-i18next';

/** The example: a 32-hour job, 38 hours worked, in columns of an hour. A full week has 35 hours. */
const parts = [
  { key: 'base', width: 'col-span-32', colour: 'bg-slot-blue' },
  { key: 'complementary', width: 'col-span-3', colour: 'bg-slot-yellow' },
  { key: 'additional', width: 'col-span-3', colour: 'bg-slot-pink hatched' },
] as const;

/** A week of hours to scale: those of the job, complementary hours and overtime (spec §1). */
export function WeekOfHours() {
  const { t } = useTranslation('overtime-module');
  const example = t(($) => $.kinds.example, { returnObjects: true });
  return (
    <div className="picture picture-inset">
      <p className="picture-title">{example.label}</p>
      <div className="grid grid-cols-38 h-11" aria-hidden="true">
        {parts.map(({ key, width, colour }) => (
          <span key={key} className={`segment ${width} ${colour}`} />
        ))}
      </div>
      <ul className="legend">
        {parts.map(({ key, colour }) => (
          <li key={key}>
            <span className={`segment ${colour}`} aria-hidden="true" /> {example[key]}
          </li>
        ))}
      </ul>
    </div>
  );
}
