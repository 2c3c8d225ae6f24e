import { useTranslation } from 'react-i18next';
import { Hatch, hatched } from './Hatch.tsx';
import { across, Bar } from './parts.tsx';
import { Sheet } from './Sheet.tsx';
import { Words } from './Words.tsx';

const weeks = [1, 2, 3, 4];
const days = [0, 1, 2, 3, 4];
const week = 80;
/** Left edge of a week, counted from 1. */
const at = (number: number) => 20 + (number - 1) * week;
const surest = 2;

/** A calendar of the deployment: two weeks that it always takes, two that it may take, and when it can end (spec §2). */
export function CalendarPicture() {
  const { t } = useTranslation('deployment');
  const calendar = t(($) => $.hero.calendar, { returnObjects: true });
  const end = (number: number) => t(($) => $.calendarEnd, { number });
  const rows = [
    [calendar.earliest, end(surest)],
    [calendar.latest, end(weeks.length)],
  ] as const;
  return (
    <Sheet height={190} title={calendar.title} rows={rows}>
      <Hatch className="stroke-rule" />
      <Words bold x={20} y={34} text={calendar.weeks} />
      {weeks.map((number) => (
        <g key={number}>
          <Words bold middle x={at(number) + week / 2} y={66} text={number} />
          {days.map((day) => (
            <Bar
              key={day}
              className={number <= surest ? 'ui-cell fill-green' : 'stroke-rule'}
              x={at(number) + 3 + day * 15}
              y="78"
              width={13}
              height="40"
              rx="3"
              fill={number <= surest ? undefined : hatched}
            />
          ))}
        </g>
      ))}
      {[1, 2, 3, 4, 5].map((number) => (
        <line key={number} className="stroke-line" x1={across(at(number))} x2={across(at(number))} y1="50" y2="126" />
      ))}
      {[surest + 1, 5].map((number) => (
        <line key={number} className="ui-pen" x1={across(at(number))} x2={across(at(number))} y1="70" y2="142" />
      ))}
      <Words bold end x={at(surest + 1)} y={166} text={calendar.earliest} />
      <Words bold end x={at(5)} y={166} text={calendar.latest} />
    </Sheet>
  );
}
