import { useTranslation } from 'react-i18next';
import { AgentMark, tints } from './AgentMark.tsx';
import { Chips } from './Chips.tsx';
import { type Day, dayPlaces, days, hoursOf, slots } from './example-week.ts';
import { At, Bar, Lines } from './parts.tsx';
import { Sheet, useDayNames } from './Sheet.tsx';
import { Words } from './Words.tsx';

/** The agent whose record it is. */
const agent = 'leader';
const ofDay = (one: Day) => hoursOf(({ day, role }) => role === agent && day === one);
const bar = (day: Day) => 24 + dayPlaces[day] * 68;
const events = [...new Set(slots.filter(({ role }) => role === agent).map(({ moment }) => moment))];

/** The record of one agent: structure, events, hours of the week (spec §2, management of casual staff). */
export function RecordPicture() {
  const { t } = useTranslation('home');
  const dayName = useDayNames();
  const planning = t(($) => $.planning, { returnObjects: true });
  const { roles, total } = planning;
  const record = t(($) => $.record, { returnObjects: true });
  const { structures } = t(($) => $.board, { returnObjects: true });
  const eventsLabel = t(($) => $.settings.events);
  const hours = (count: number) => t(($) => $.hours, { count });
  const sum = hours(hoursOf(({ role }) => role === agent));
  const names = events.map((moment) => (moment === 'leisure' ? planning.leisure : planning.moments[moment]));
  const ofDays = days.map((day) => `${dayName(day)} ${hours(ofDay(day))}`);
  const rows = [
    [roles[agent], structures.schoolA],
    [eventsLabel, ...names],
    [record.week, ...ofDays],
    [total, sum],
  ] as const;
  return (
    <Sheet height={226} title={record.title} rows={rows}>
      <At x={24} y={20}>
        <rect className={`ui-cell ${tints[agent]}`} width="26" height="26" rx="6" />
        <AgentMark role={agent} x={13} y={13} />
        <Words sum dx={36} y={19} text={roles[agent]} />
      </At>
      <Words end x={336} y={38} text={structures.schoolA} />
      <Lines at={[60]} />
      <Chips x={24} y={72} words={names} />
      <Words bold x={24} y={124} text={record.week} />
      {days.map((day) => (
        <g key={day}>
          <Bar
            className={`ui-cell ${tints[agent]}`}
            x={bar(day)}
            y={194 - ofDay(day) * 8}
            width={40}
            height={ofDay(day) * 8}
            rx="3"
          />
          <Words bold middle x={bar(day) + 20} y={188 - ofDay(day) * 8} text={hours(ofDay(day))} />
          <Words middle x={bar(day) + 20} y={212} text={planning.days[day]} />
        </g>
      ))}
      <Words sum end x={336} y={125} text={sum} />
      <At x={336} y={132}>
        <path className="ui-pen" d="M-46 0h46" />
      </At>
    </Sheet>
  );
}
