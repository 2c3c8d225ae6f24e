import {
  type Day,
  days,
  hoursOf,
  type Role,
  replaced,
  type Slot,
  slots,
  weekdays,
} from './example-week.ts';
import { Label } from './Label.tsx';
import { usePictureDescription } from './Picture.tsx';
import { AgentSwatch, Group, RowLines } from './shapes.tsx';
import { useWeekTexts } from './week-texts.ts';

/** The baselines of the sheet's rows, in pixels; a note stands below the second. */
const rowY: Record<Role, number> = { leader: 104, secondLeader: 140, supervisor: 204 };
const roles = Object.keys(rowY) as Role[];
const noteY = 166;
const totalY = 244;

/** Where the columns stand, in units: that of a day by its middle, the two totals by their ends. */
const dayX = (day: Day) => 118 + weekdays[day] * 27;
const plannedX = 268;
const doneX = 344;

/** The slot whose planned and done hours differ. */
const gap = slots.find((slot) => slot.replacement) as Slot;

/**
 * The validation circuit, the centre of the home page: one sheet of hours, with a gap between what was planned and what
 * was done, and the four stations that stamp it. Each stamp repeats the hours that were done (spec §1).
 */
export function CircuitPicture() {
  const { t, planning, hours, dayName } = useWeekTexts();
  const describe = usePictureDescription();
  const { title, steps } = t(($) => $.circuit, { returnObjects: true });
  const entry = t(($) => $.entry, { returnObjects: true });
  const total = hours(hoursOf('done'));
  const dayByDay = (isCounted: (slot: Slot) => boolean) =>
    days
      .map((day) => ({ day, done: hoursOf('done', (slot) => slot.day === day && isCounted(slot)) }))
      .filter(({ done }) => done > 0)
      .map(({ day, done }) => `${dayName(day)} ${hours(done)}`);
  const weekOf = (isCounted: (slot: Slot) => boolean) => [
    ...dayByDay(isCounted),
    `${entry.planned} ${hours(hoursOf('planned', isCounted))}`,
    `${entry.done} ${hours(hoursOf('done', isCounted))}`,
  ];
  const rows = [
    ...roles.map((role) => [planning.roles[role], ...weekOf((slot) => slot.role === role)]),
    [planning.total, ...weekOf(() => true)],
    [useGapText()],
    ...Object.values(steps).map(({ title: step, who, stamp }) => [step, who, stamp, total]),
  ];
  return (
    <div
      className="picture picture-card circuit-sheet"
      role="img"
      aria-label={describe(title, rows)}
    >
      <HoursSheet />
      <div className="circuit-stations" aria-hidden="true">
        {Object.entries(steps).map(([key, { title: step, who, stamp }]) => (
          <div key={key} className="circuit-station">
            <p>
              <strong>{step}</strong> {who}
            </p>
            <p className="circuit-stamp">
              <strong>{stamp}</strong> {total}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Says by how much the hours done differ from those planned. */
function useGapText(): string {
  const { t, hours } = useWeekTexts();
  return t(($) => $.circuitGap, { planned: hours(gap.planned), done: hours(gap.done) });
}

/** The week of each agent, with its totals; the days are hidden where there is no room for them. */
function HoursSheet() {
  const { t, planning } = useWeekTexts();
  const { schoolA } = t(($) => $.board.structures, { returnObjects: true });
  const entry = t(($) => $.entry, { returnObjects: true });
  return (
    <svg className="w-full" height={262} aria-hidden="true">
      <Label large x={16} y={32} maxWidth={220} text={t(($) => $.circuit.sheet)} />
      <Label anchor="end" x={doneX} y={32} text={schoolA} />
      <RowLines ys={[76, rowY.leader + 10, noteY + 10, rowY.supervisor + 10]} />
      {roles.map((role) => (
        <Group key={role} x={16} y={rowY[role]}>
          <AgentSwatch role={role} y={-14} />
          <Label dx={26} y={0} maxWidth={120} text={planning.roles[role]} />
        </Group>
      ))}
      <Label className="fill-stamp" x={16} dx={26} y={noteY} maxWidth={280} text={useGapText()} />
      <Label large x={16} y={totalY} text={planning.total} />
      {days.map((day) => (
        <Column
          key={day}
          className="circuit-days"
          x={dayX(day)}
          anchor="middle"
          heading={planning.days[day]}
          count={(isCounted) => hoursOf('done', (slot) => slot.day === day && isCounted(slot))}
        />
      ))}
      <Column
        x={plannedX}
        heading={entry.planned}
        count={(isCounted) => hoursOf('planned', isCounted)}
      />
      <Column
        bold
        x={doneX}
        heading={entry.done}
        count={(isCounted) => hoursOf('done', isCounted)}
      />
      <Group x={doneX} y={rowY[replaced.role] - 5}>
        <ellipse className="ui-pen" cx="-26" rx="34" ry="17" />
      </Group>
    </svg>
  );
}

interface ColumnProps {
  x: number;
  heading: string;
  /** @returns the hours that the column shows for the slots that are counted. */
  count: (isCounted: (slot: Slot) => boolean) => number;
  anchor?: 'middle' | 'end';
  bold?: boolean;
  className?: string;
}

/** A column of the sheet: its heading, the hours of each agent, and their total. */
function Column({ x, heading, count, anchor = 'end', bold = false, className }: ColumnProps) {
  const { hours } = useWeekTexts();
  const textOf = (isCounted: (slot: Slot) => boolean) => {
    const total = count(isCounted);
    return total > 0 ? hours(total) : '–';
  };
  return (
    <Group className={className} x={x}>
      <Label bold={bold} anchor={anchor} y={66} maxWidth={70} text={heading} />
      {roles.map((role) => (
        <Label
          key={role}
          bold={bold}
          anchor={anchor}
          y={rowY[role]}
          text={textOf((slot) => slot.role === role)}
        />
      ))}
      <Label bold anchor={anchor} y={totalY} text={textOf(() => true)} />
    </Group>
  );
}
