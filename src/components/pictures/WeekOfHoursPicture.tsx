import { useTranslation } from 'react-i18next';
import { across, Bar } from './parts.tsx';
import { type Row, Sheet } from './Sheet.tsx';
import { Words } from './Words.tsx';

/** The worked example: a job of 32 h, 38 h worked; a full week has 35 h. */
const [job, full, worked] = [32, 35, 38];
const at = (hours: number) => 24 + hours * (312 / worked);

/** A week of hours to scale, cut into the job's own, complementary hours and overtime (spec §1). */
export function WeekOfHoursPicture() {
  const { t } = useTranslation('overtime-module');
  const example = t(($) => $.kinds.example, { returnObjects: true });
  const rows: Row[] = [
    [example.base, `0–${job}`],
    [example.complementary, `${job}–${full}`],
    [example.additional, `${full}–${worked}`],
  ];
  return (
    <Sheet height={176} title={example.label} rows={rows}>
      <Words end x={at(36.5) + 12} y={32} text={example.additional} />
      <Words end x={at(33.5)} y={58} text={example.complementary} />
      <Tick hours={36.5} y1={40} y2={80} />
      <Tick hours={33.5} y1={64} y2={80} />
      <Bar className="ui-cell fill-blue" x={at(0)} y="80" width={at(job) - at(0)} height="44" />
      <Bar className="ui-cell fill-yellow" x={at(job)} y="80" width={at(full) - at(job)} height="44" />
      <Bar className="ui-cell fill-pink" x={at(full)} y="80" width={at(worked) - at(full)} height="44" />
      <Words bold middle className="fill-on-highlight" x={(at(0) + at(job)) / 2} y={107} text={example.base} />
      {[0, job, full, worked].map((hours) => (
        <g key={hours}>
          <Tick hours={hours} y1={124} y2={134} />
          <Words middle x={at(hours)} y={152} text={hours} />
        </g>
      ))}
    </Sheet>
  );
}

function Tick({ hours, ...ends }: { hours: number; y1: number; y2: number }) {
  return <line className="stroke-text stroke-1.5" x1={across(at(hours))} x2={across(at(hours))} {...ends} />;
}
