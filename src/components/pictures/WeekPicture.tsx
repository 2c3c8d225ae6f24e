import { useTranslation } from 'react-i18next';
import { AgentMark, tints } from './AgentMark.tsx';
import {
  type Day,
  dayPlaces,
  days,
  hoursOf,
  type Moment,
  moments,
  type Role,
  type Slot,
  slots,
} from './example-week.ts';
import { At, across, Bar } from './parts.tsx';
import { type Row, Sheet, useDayNames } from './Sheet.tsx';
import { Words } from './Words.tsx';

const column = (day: Day) => 68 + dayPlaces[day] * 56;
const row = (moment: (typeof moments)[number]) => 38 + moments.indexOf(moment) * 64;

/** Whether a slot differs from another by its day only. */
const isAlike = (one: Slot) => (slot: Slot) => slot.moment === one.moment && slot.role === one.role;
const kinds = slots.filter((slot, place) => slots.findIndex(isAlike(slot)) === place);

/** The hero's picture: a week at a school on ruled paper, with who is there, for how long, and who replaces whom (spec §1). */
export function WeekPicture() {
  const { t } = useTranslation('home');
  const dayName = useDayNames();
  const planning = t(($) => $.planning, { returnObjects: true });
  const hours = (count: number) => t(($) => $.hours, { count });
  const momentName = (moment: Moment) => (moment === 'leisure' ? planning.leisure : planning.moments[moment]);
  const roles = Object.entries(planning.roles) as [Role, string][];
  const rows = [
    ...kinds.map((kind): Row => {
      const named = slots
        .filter(isAlike(kind))
        .map(({ day, replacement }) => (replacement ? `${dayName(day)} (${planning.replacement})` : dayName(day)));
      return [momentName(kind.moment), planning.roles[kind.role], hours(kind.hours), ...named];
    }),
    ...roles.map(([role, name]): Row => [name, hours(hoursOf((slot) => slot.role === role))]),
    [planning.total, hours(hoursOf())] as const,
  ];
  return (
    <Sheet height={410} title={planning.title} rows={rows}>
      <pattern id="ruling" width="32" height="32" patternUnits="userSpaceOnUse">
        <path className="stroke-line" d="M0 7.5h32m-32 8h32m-32 8h32" />
        <path className="stroke-line-strong" d="M0 31.5h32" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#ruling)" />
      <line className="stroke-margin stroke-1.5" x1={across(60)} x2={across(60)} y2="100%" />
      {days.map((day) => (
        <Words key={day} bold middle x={column(day) + 26} y={30} room={54} text={planning.days[day]} />
      ))}
      {moments.map((moment) => (
        <Words key={moment} end x={56} y={row(moment) + 25} room={52} text={planning.moments[moment]} />
      ))}
      {slots.map((slot) => (
        <PlanningSlot key={`${slot.day} ${slot.moment}`} slot={slot} label={hours(slot.hours)} />
      ))}
      <Words
        middle
        className="fill-on-highlight"
        x={column('wednesday') + 26}
        y={row('lunch') + 30}
        room={60}
        text={planning.leisure}
      />
      <At x={column('thursday') + 26} y={295}>
        <Words end dx={-40} y={0} text={planning.replacement} />
        <path className="ui-pen" d="M-32-4c18 0 29-2 32-7m-9 1 9-1 1 9" />
      </At>
      {roles.map(([role, name], index) => (
        <At key={role} x={72} y={305 + index * 24}>
          <rect className={`ui-cell ${tints[role]}`} width="18" height="18" rx="4" />
          <AgentMark role={role} x={9} y={9} />
          <Words dx={26} y={14} text={`${name} ${hours(hoursOf((slot) => slot.role === role))}`} />
        </At>
      ))}
      <At x={340} y={390}>
        <Words sum end y={0} text={`${planning.total} ${hours(hoursOf())}`} />
        <path className="ui-pen" d="M-92 8h92m-90 5h84" />
      </At>
    </Sheet>
  );
}

function PlanningSlot({ slot: { day, moment, role, replacement }, label }: { slot: Slot; label: string }) {
  const x = column(day);
  const y = row(moment === 'leisure' ? 'morning' : moment);
  const height = moment === 'leisure' ? 240 : 48;
  return (
    <>
      <Bar className={`ui-cell ${tints[role]}`} x={x} y={y} width={52} height={height} rx="6" />
      <At x={x} y={y}>
        <AgentMark role={role} x={10} y={10} />
      </At>
      <Words bold middle className="fill-on-highlight" x={x + 26} y={y + height / 2 + 8} text={label} />
      {replacement && (
        <ellipse className="ui-pen stroke-pen-on-highlight" cx={across(x + 26)} cy={y + 24} rx={across(29)} ry="27" />
      )}
    </>
  );
}
