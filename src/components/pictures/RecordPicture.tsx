import { useTranslation } from 'react-i18next';
import { AgentMark, tints } from './AgentMark.tsx';
import { Chips } from './Chips.tsx';
import { hoursOf, slots } from './example-week.ts';
import { Sheet, useDayNames } from './Sheet.tsx';

/** The agent whose record it is. */
const agent = 0;
const ofDay = (index: number) => hoursOf(({ day, role }) => role === agent && day === index);
const bar = (day: number) => 24 + day * 68;
const events = [...new Set(slots.filter(({ role }) => role === agent).map(({ moment }) => moment))];

/** The record of one agent: structure, events, hours of the week (spec §2, management of casual staff). */
export function RecordPicture() {
  const { t } = useTranslation('home');
  const dayName = useDayNames();
  const { roles, moments, leisure, days, total } = t(($) => $.planning, { returnObjects: true });
  const record = t(($) => $.record, { returnObjects: true });
  const { structures } = t(($) => $.board, { returnObjects: true });
  const eventsLabel = t(($) => $.settings.events);
  const hours = (count: number) => t(($) => $.hours, { count });
  const sum = hours(hoursOf(({ role }) => role === agent));
  const names = events.map((moment) => moments[moment] ?? leisure);
  const ofDays = days.map((_, day) => `${dayName(day)} ${hours(ofDay(day))}`);
  const rows = [
    [roles[agent] ?? '', structures[0] ?? ''],
    [eventsLabel, ...names],
    [record.week, ...ofDays],
    [total, sum],
  ] as const;
  return (
    <Sheet height={226} title={record.title} rows={rows}>
      <rect className={`slot ${tints[agent]}`} x="24" y="20" width="26" height="26" rx="6" />
      <AgentMark role={agent} x={37} y={33} />
      <text className="sum" x="60" y="39">
        {roles[agent]}
      </text>
      <text className="anchor-end" x="336" y="38">
        {structures[0]}
      </text>
      <path className="stroke-line-strong" d="M16 60h328" />
      <Chips x={24} y={72} words={names} />
      <text className="font-700" x="24" y="124">
        {record.week}
      </text>
      {days.map((day, index) => (
        <g key={day}>
          <rect
            className={`slot ${tints[agent]}`}
            x={bar(index)}
            y={194 - ofDay(index) * 8}
            width="40"
            height={ofDay(index) * 8}
            rx="3"
          />
          <text className="anchor-middle font-700" x={bar(index) + 20} y={188 - ofDay(index) * 8}>
            {hours(ofDay(index))}
          </text>
          <text className="anchor-middle text-12.5px" x={bar(index) + 20} y="212">
            {day}
          </text>
        </g>
      ))}
      <text className="sum anchor-end" x="336" y="125">
        {sum}
      </text>
      <path className="pen" d="M290 132h46" />
    </Sheet>
  );
}
