import { type Day, days, hoursOf, replaced, slots, weekdays } from './example-week.ts';
import { Chips, Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { AgentSwatch, agentColours, Group, Rect, RowLines } from './shapes.tsx';
import { useWeekTexts } from './week-texts.ts';

/** The agent whose record it is: the one whose planned and done hours differ. */
const agent = replaced.role;
const ownSlots = slots.filter(({ role }) => role === agent);
const ownDays = days.filter((day) => ownSlots.some((slot) => slot.day === day));
const ownMoments = [...new Set(ownSlots.map(({ moment }) => moment))];
const ownHours = (kind: 'planned' | 'done', day?: Day) =>
  hoursOf(kind, (slot) => slot.role === agent && (day === undefined || slot.day === day));

/** The height of an hour, and where the bars stand. */
const hour = 10;
const groundY = 208;

/**
 * The record of one agent: structure, events, and the hours of a week, those done drawn in front of those planned, with
 * one gap (spec §2, management of casual staff, unified planning and hour entry).
 */
export function RecordPicture() {
  const { t, planning, dayName, momentName, hours } = useWeekTexts();
  const record = t(($) => $.record, { returnObjects: true });
  const entry = t(($) => $.entry, { returnObjects: true });
  const { schoolA } = t(($) => $.board.structures, { returnObjects: true });
  const name = planning.roles[agent];
  const events = ownMoments.map(momentName);
  const planned = `${entry.planned} ${hours(ownHours('planned'))}`;
  const done = `${entry.done} ${hours(ownHours('done'))}`;
  const dayText = useDayText();
  const rows = [
    [name, schoolA],
    [record.events, ...events],
    [record.week, planned, done],
    ...ownDays.map((day) => [dayName(day), dayText(day)]),
  ];
  return (
    <Picture height={240} title={record.title} rows={rows}>
      <AgentSwatch role={agent} x={24} y={25} />
      <Label large x={24} dx={28} y={39} text={name} />
      <Label anchor="end" x={336} y={39} text={schoolA} />
      <RowLines ys={[60]} />
      <Chips y={72} texts={events} />
      <Label bold x={24} y={126} maxWidth={96} text={record.week} />
      <Label anchor="end" x={230} y={126} maxWidth={102} text={planned} />
      <Label bold anchor="end" x={336} y={126} maxWidth={98} text={done} />
      {days.map((day) => (
        <DayBar key={day} day={day} />
      ))}
    </Picture>
  );
}

/** @returns a function that says how many hours were done on a day, and of how many planned where they differ. */
function useDayText() {
  const { t, hours } = useWeekTexts();
  return (day: Day) => {
    const done = hours(ownHours('done', day));
    const planned = hours(ownHours('planned', day));
    return done === planned ? done : t(($) => $.boardCount, { done, planned });
  };
}

/** The hours done on a day, drawn in front of those planned, and a ring around their text where they differ. */
function DayBar({ day }: { day: Day }) {
  const { planning } = useWeekTexts();
  const dayText = useDayText();
  const plannedHeight = ownHours('planned', day) * hour;
  const doneHeight = ownHours('done', day) * hour;
  const column = { width: 40, rx: 3 };
  return (
    <Group x={24 + weekdays[day] * 68} y={groundY}>
      <Label anchor="middle" x={20} y={19} text={planning.days[day]} />
      {plannedHeight > 0 && (
        <Group y={-plannedHeight}>
          <Rect className="fill-wash stroke-rule" height={plannedHeight} {...column} />
          <Rect
            className={`ui-cell ${agentColours[agent]}`}
            y={plannedHeight - doneHeight}
            height={doneHeight}
            {...column}
          />
          <Label bold anchor="middle" x={20} y={-8} maxWidth={152} text={dayText(day)} />
        </Group>
      )}
      {doneHeight < plannedHeight && (
        <Group x={20} y={-plannedHeight - 13}>
          <ellipse className="ui-pen" rx="4.8em" ry="15" />
        </Group>
      )}
    </Group>
  );
}
