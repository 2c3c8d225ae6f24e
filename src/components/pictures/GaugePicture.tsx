import { useTranslation } from 'react-i18next';
import { ceiling } from './ceiling.ts';
import { Hatch, hatched } from './Hatch.tsx';
import { Sheet } from './Sheet.tsx';
import { Words } from './Words.tsx';

/** Ten pixels an hour, from the left edge of the scale. */
const at = (hours: number) => 24 + hours * 10.4;
const end = 30;

/** The gauge of an agent's month: it fills to the ceiling and stops; what lies beyond is hatched (spec §9). */
export function GaugePicture() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  const rows = [
    [gauge.before, t(($) => $.gaugeRange.open, { hours: ceiling })],
    [gauge.after, t(($) => $.gaugeRange.shut, { hours: ceiling, end })],
  ] as const;
  return (
    <Sheet height={178} title={gauge.title} rows={rows}>
      <Hatch className="stroke-margin stroke-3" />
      <Words bold middle x={at(ceiling)} y={36} text={gauge.ceiling} />
      <rect className="fill-green stroke-rule" x={at(0)} y="60" width={at(ceiling) - at(0)} height="44" />
      <rect className="stroke-rule" x={at(ceiling)} y="60" width={at(end) - at(ceiling)} height="44" fill={hatched} />
      <path className="stroke-text stroke-1.5" d={ticks} />
      <path className="stroke-margin stroke-4" d={`M${at(ceiling)} 44v72`} />
      {[0, 5, 10, 15, 20, 25, 30].map((hours) => (
        <Words key={hours} middle x={at(hours)} y={130} text={hours} />
      ))}
      <Words x={at(0)} y={158} text={gauge.before} />
      <Words end x={at(end)} y={158} text={gauge.after} />
    </Sheet>
  );
}

const ticks = Array.from({ length: end + 1 }, (_, hour) => `M${at(hour)} 104v${hour % 5 === 0 ? 10 : 5}`).join('');
