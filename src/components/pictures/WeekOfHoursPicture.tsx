import { useTranslation } from 'react-i18next';
import { type Row, Sheet } from './Sheet.tsx';

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
      <text className="anchor-end" x={at(36.5) + 12} y="32">
        {example.additional}
      </text>
      <text className="anchor-end" x={at(33.5)} y="58">
        {example.complementary}
      </text>
      <path className="stroke-text stroke-1.5" d={`M${at(36.5)} 40v40M${at(33.5)} 64v16`} />
      <rect className="slot fill-blue" x={at(0)} y="80" width={at(job) - at(0)} height="44" />
      <rect className="slot fill-highlight" x={at(job)} y="80" width={at(full) - at(job)} height="44" />
      <rect className="slot fill-pink" x={at(full)} y="80" width={at(worked) - at(full)} height="44" />
      <text className="fill-on-highlight font-700 anchor-middle" x={(at(0) + at(job)) / 2} y="107">
        {example.base}
      </text>
      {[0, job, full, worked].map((hours) => (
        <g key={hours}>
          <path className="stroke-text stroke-1.5" d={`M${at(hours)} 124v10`} />
          <text className="anchor-middle text-12.5px" x={at(hours)} y="152">
            {hours}
          </text>
        </g>
      ))}
    </Sheet>
  );
}
