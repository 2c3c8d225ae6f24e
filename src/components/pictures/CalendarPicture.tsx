import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { HatchPattern, hatchFill, Rect, VerticalLine } from './shapes.tsx';

const weeks = [1, 2, 3, 4];
const days = [0, 1, 2, 3, 4];
const weekWidth = 80;
/** Where a week starts; weeks are counted from 1. */
const startOf = (week: number) => 20 + (week - 1) * weekWidth;
/** The deployment takes at least so many weeks. */
const shortest = 2;

/** A calendar of the deployment: two weeks that it always takes, two that it may take, and when it can end (spec §2). */
export function CalendarPicture() {
  const { t } = useTranslation('deployment');
  const calendar = t(($) => $.hero.calendar, { returnObjects: true });
  const end = (number: number) => t(($) => $.calendarEnd, { number });
  const rows = [
    [calendar.earliest, end(shortest)],
    [calendar.latest, end(weeks.length)],
  ];
  return (
    <Picture height={190} title={calendar.title} rows={rows}>
      <HatchPattern className="stroke-rule" />
      <Label bold x={20} y={34} text={calendar.weeks} />
      {weeks.map((week) => {
        const look =
          week > shortest
            ? { className: 'stroke-rule', fill: hatchFill }
            : { className: 'ui-cell fill-green' };
        return (
          <Fragment key={week}>
            <Label bold anchor="middle" x={startOf(week) + weekWidth / 2} y={66} text={week} />
            {days.map((day) => (
              <Rect
                key={day}
                {...look}
                x={startOf(week) + 3 + day * 15}
                y="78"
                width={13}
                height="40"
                rx="3"
              />
            ))}
          </Fragment>
        );
      })}
      {[1, 2, 3, 4, 5].map((week) => (
        <VerticalLine key={week} className="stroke-line" x={startOf(week)} y1={50} y2={126} />
      ))}
      {[shortest + 1, 5].map((week) => (
        <VerticalLine key={week} className="ui-pen" x={startOf(week)} y1={70} y2={142} />
      ))}
      <Label bold anchor="end" x={startOf(shortest + 1)} y={166} text={calendar.earliest} />
      <Label bold anchor="end" x={startOf(5)} y={166} text={calendar.latest} />
    </Picture>
  );
}
