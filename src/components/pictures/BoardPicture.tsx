import { Fragment } from 'react';
import { hoursOf } from './example-week.ts';
import { Label, lineOf } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { Group, HatchPattern, hatchFill, percent, Rect } from './shapes.tsx';
import { useWeekTexts } from './week-texts.ts';

/** Hours of the week in four schools; the first is the school of the other pictures. */
const schools = [
  { key: 'schoolA', planned: hoursOf('planned'), done: hoursOf('done'), pending: 0 },
  { key: 'schoolB', planned: 36, done: 34, pending: 0 },
  { key: 'schoolC', planned: 42, done: 28, pending: 12 },
  { key: 'schoolD', planned: 24, done: 24, pending: 6 },
] as const;
/** Width of an hour. */
const hour = 312 / 42;
const doneColour = 'ui-cell fill-green';
const plannedColour = 'fill-wash stroke-rule';

/** A dashboard: for each structure, the hours done, those still to validate, and those planned (spec §1, §2). */
export function BoardPicture() {
  const { t, hours } = useWeekTexts();
  const board = t(($) => $.board, { returnObjects: true });
  const rows = schools.map(({ key, planned, done, pending }) => {
    const toValidate = pending > 0 ? [`${board.pending} ${hours(pending)}`] : [];
    return [
      board.structures[key],
      `${board.planned} ${hours(planned)}`,
      `${board.done} ${hours(done)}`,
      ...toValidate,
    ];
  });
  const legend = lineOf([board.done, board.pending, board.planned], 23, 14);
  return (
    <Picture height={200} title={board.title} rows={rows}>
      <HatchPattern className="stroke-on-highlight stroke-3" />
      {legend.items.map(({ text, x }) => {
        const swatch = { x: percent(x), y: 14, width: 14, height: 14, rx: 3 };
        return (
          <Fragment key={text}>
            <rect className={text === board.planned ? plannedColour : doneColour} {...swatch} />
            {text === board.pending && <rect fill={hatchFill} {...swatch} />}
            <Label x={x} dx={21} y={26} scale={legend.scale} text={text} />
          </Fragment>
        );
      })}
      {schools.map(({ key, planned, done, pending }, index) => {
        const bar = { y: 19, height: 12, rx: 3 };
        return (
          <Group key={key} y={42 + index * 39}>
            <Label bold x={24} y={14} text={board.structures[key]} />
            <Label
              anchor="end"
              x={336}
              y={14}
              text={t(($) => $.boardCount, { done: hours(done), planned: hours(planned) })}
            />
            <Rect className={plannedColour} x={24} width={planned * hour} {...bar} />
            <Rect className={doneColour} x={24} width={done * hour} {...bar} />
            {pending > 0 && (
              <Rect
                fill={hatchFill}
                x={24 + (done - pending) * hour}
                width={pending * hour}
                {...bar}
              />
            )}
          </Group>
        );
      })}
    </Picture>
  );
}
