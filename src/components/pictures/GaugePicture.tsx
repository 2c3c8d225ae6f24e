import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { Group, HatchPattern, hatchFill, Rect, RowLines, VerticalLine } from './shapes.tsx';

/** Hours of overtime a month above which the module blocks the entry (spec §9). */
const ceiling = 25;

/** What an agent enters from week to week; the last entry would go beyond the ceiling. */
const weeks = [8, 9, 8, 3].map((hours, index, all) => ({
  hours,
  number: index + 1,
  before: all.slice(0, index).reduce((sum, earlier) => sum + earlier, 0),
}));
const gaugeX = (hours: number) => 112 + hours * 8;
const yOf = (week: number) => 4 + week * 54;

/** An agent's month: the entries add up to the ceiling, and the next one is refused (spec §1, §9). */
export function GaugePicture() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  const hoursText = (hours: number) => t(($) => $.gaugeHours, { hours });
  const weekText = (number: number) => t(($) => $.gaugeWeek, { number });
  const rows = [
    ...weeks.map(({ number, hours, before }) => {
      const outcome =
        before + hours > ceiling ? gauge.refused : `${gauge.total} ${hoursText(before + hours)}`;
      return [weekText(number), hoursText(hours), outcome];
    }),
    [gauge.ceiling, hoursText(ceiling)],
  ];
  const middle = { bold: true, anchor: 'middle', className: 'fill-on-highlight' } as const;
  return (
    <Picture height={322} title={gauge.title} rows={rows}>
      <HatchPattern className="stroke-margin stroke-3" />
      <Label
        bold
        anchor="end"
        x={gaugeX(ceiling)}
        dx={14}
        y={32}
        text={`${gauge.ceiling} ${hoursText(ceiling)}`}
      />
      <RowLines ys={weeks.map(({ number }) => yOf(number) + 42)} />
      {weeks.map(({ number, hours, before }) => {
        const bar = { x: gaugeX(before), y: yOf(number), width: hours * 8, height: 30, rx: 4 };
        return (
          <Fragment key={number}>
            <Label x={24} y={bar.y + 20} maxWidth={84} text={weekText(number)} />
            {before + hours > ceiling ? (
              <>
                <Rect className="stroke-margin" fill={hatchFill} {...bar} />
                <Refusal x={bar.x} y={bar.y + 15} text={gauge.refused} />
              </>
            ) : (
              <>
                <Rect className="ui-cell fill-green" {...bar} />
                <Label
                  {...middle}
                  x={gaugeX(before + hours / 2)}
                  y={bar.y + 20}
                  text={hoursText(hours)}
                />
              </>
            )}
          </Fragment>
        );
      })}
      <VerticalLine className="stroke-margin stroke-4" x={gaugeX(ceiling)} y1={42} y2={272} />
      <Label large x={24} y={303} text={gauge.total} />
      <Label large anchor="end" x={gaugeX(ceiling)} y={303} text={hoursText(ceiling)} />
    </Picture>
  );
}

/** A stamp to the left of a point. */
function Refusal({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <Group x={x} y={y}>
      <g className="[transform:rotate(-4deg)]">
        <rect
          className="fill-paper stroke-margin stroke-2"
          x="-104"
          y="-15"
          width="84"
          height="30"
          rx="4"
        />
        <text className="fill-stamp" fontWeight="700" textAnchor="middle" x="-62" y="5">
          {text}
        </text>
      </g>
    </Group>
  );
}
