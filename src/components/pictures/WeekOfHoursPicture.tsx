import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { Rect, VerticalLine } from './shapes.tsx';

/** The worked example: a job of 32 h, 38 h worked; a full week has 35 h. */
const [job, full, worked] = [32, 35, 38];
const xOf = (hours: number) => 24 + hours * (312 / worked);

/** A week of hours to scale, cut into the job's own, complementary hours and overtime (spec §1). */
export function WeekOfHoursPicture() {
  const { t } = useTranslation('overtime-module');
  const example = t(($) => $.kinds.example, { returnObjects: true });
  const parts = [
    { from: 0, to: job, colour: 'ui-cell fill-blue', name: example.base },
    { from: job, to: full, colour: 'ui-cell fill-yellow', name: example.complementary },
    { from: full, to: worked, colour: 'ui-cell fill-pink', name: example.additional },
  ];
  const rows = parts.map(({ from, to, name }) => [name, `${from}–${to}`]);
  const tick = 'stroke-text stroke-1.5';
  return (
    <Picture height={176} title={example.label} rows={rows}>
      <Label anchor="end" x={xOf(36.5) + 12} y={32} text={example.additional} />
      <Label anchor="end" x={xOf(33.5)} y={58} text={example.complementary} />
      <VerticalLine className={tick} x={xOf(36.5)} y1={40} y2={80} />
      <VerticalLine className={tick} x={xOf(33.5)} y1={64} y2={80} />
      {parts.map(({ from, to, colour }) => (
        <Rect
          key={from}
          className={colour}
          x={xOf(from)}
          y="80"
          width={xOf(to) - xOf(from)}
          height="44"
        />
      ))}
      <Label
        bold
        anchor="middle"
        className="fill-on-highlight"
        x={xOf(job / 2)}
        y={107}
        text={example.base}
      />
      {[0, job, full, worked].map((hours) => (
        <Fragment key={hours}>
          <VerticalLine className={tick} x={xOf(hours)} y1={124} y2={134} />
          <Label anchor="middle" x={xOf(hours)} y={152} text={hours} />
        </Fragment>
      ))}
    </Picture>
  );
}
