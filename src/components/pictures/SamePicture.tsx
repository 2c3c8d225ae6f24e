import { useTranslation } from 'react-i18next';
import { hoursOf } from './example-week.ts';
import { At } from './parts.tsx';
import { type Row, Sheet } from './Sheet.tsx';
import { sizeWithin, Words } from './Words.tsx';

const at = (step: number) => 60 + step * 120;

/** The same hours at three steps: what was done is entered, validated twice and exported (spec §1, §2: reliable data, one database). */
export function SamePicture() {
  const { t } = useTranslation('home');
  const same = t(($) => $.same, { returnObjects: true });
  const hours = t(($) => $.hours, { count: hoursOf() });
  const { entry, validation, export: exported } = same.steps;
  // Each reaches as far to the middle of its neighbour as that leaves it.
  const letters = (validation.length + Math.max(entry.length, exported.length)) / 2;
  const size = sizeWithin(116, letters);
  return (
    <Sheet height={112} title={same.title} rows={Object.values(same.steps).map((step): Row => [step, hours])}>
      {Object.entries(same.steps).map(([key, step], index) => (
        <g key={key}>
          <Words sum middle x={at(index)} y={54} text={hours} />
          <g fontSize={size}>
            <Words middle x={at(index)} y={86} text={step} />
          </g>
          {index > 0 && (
            <At x={at(index - 0.5)} y={44}>
              <path className="ui-pen" d="M-8 0h16m-16 8h16" />
            </At>
          )}
        </g>
      ))}
    </Sheet>
  );
}
