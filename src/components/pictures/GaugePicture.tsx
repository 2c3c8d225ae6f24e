import { useTranslation } from 'react-i18next';
import { ceiling } from './ceiling.ts';
import { Hatch, hatched } from './Hatch.tsx';
import { At, across, Bar, Lines } from './parts.tsx';
import { type Row, Sheet } from './Sheet.tsx';
import { Words } from './Words.tsx';

/** What an agent enters from week to week; the last entry would go beyond the ceiling. */
const weeks = [8, 9, 8, 3].map((hours, index, all) => ({
  hours,
  number: index + 1,
  before: all.slice(0, index).reduce((sum, earlier) => sum + earlier, 0),
}));
const at = (hours: number) => 112 + hours * 8;
const y = (number: number) => 4 + number * 54;

/** An agent's month: the entries add up to the ceiling, and the next one is refused (spec §1, §9). */
export function GaugePicture() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  const hoursText = (hours: number) => t(($) => $.gaugeHours, { hours });
  const weekText = (number: number) => t(($) => $.gaugeWeek, { number });
  const rows = [
    ...weeks.map(({ number, hours, before }): Row => {
      const outcome = before + hours > ceiling ? gauge.refused : `${gauge.total} ${hoursText(before + hours)}`;
      return [weekText(number), hoursText(hours), outcome];
    }),
    [gauge.ceiling, hoursText(ceiling)] as const,
  ];
  return (
    <Sheet height={322} title={gauge.title} rows={rows}>
      <Hatch className="stroke-margin stroke-3" />
      <Words bold end x={at(ceiling)} dx={14} y={32} text={`${gauge.ceiling} ${hoursText(ceiling)}`} />
      <Lines at={weeks.map(({ number }) => y(number) + 42)} />
      {weeks.map(({ number, hours, before }) => {
        const refused = before + hours > ceiling;
        return (
          <g key={number}>
            <Words x={24} y={y(number) + 20} room={84} text={weekText(number)} />
            <Bar
              className={refused ? 'stroke-margin' : 'ui-cell fill-green'}
              x={at(before)}
              y={y(number)}
              width={at(hours) - at(0)}
              height="30"
              rx="4"
              fill={refused ? hatched : undefined}
            />
            {refused ? (
              <At x={at(before)} y={y(number) + 15}>
                <g className="[transform:rotate(-4deg)]">
                  <rect className="fill-paper stroke-margin stroke-2" x="-104" y="-15" width="84" height="30" rx="4" />
                  <text className="fill-stamp" fontWeight="700" textAnchor="middle" x="-62" y="5">
                    {gauge.refused}
                  </text>
                </g>
              </At>
            ) : (
              <Words
                bold
                middle
                className="fill-on-highlight"
                x={at(before + hours / 2)}
                y={y(number) + 20}
                text={hoursText(hours)}
              />
            )}
          </g>
        );
      })}
      <line className="stroke-margin stroke-4" x1={across(at(ceiling))} x2={across(at(ceiling))} y1="42" y2="272" />
      <Words sum x={24} y={303} text={gauge.total} />
      <Words sum end x={at(ceiling)} y={303} text={hoursText(ceiling)} />
    </Sheet>
  );
}
