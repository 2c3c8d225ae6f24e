import { useTranslation } from 'react-i18next';
import { AgentMark, tints } from './AgentMark.tsx';
import { hoursOf, type Moment, replaced, slots } from './example-week.ts';
import { At, Bar, Lines } from './parts.tsx';
import { type Row, Sheet } from './Sheet.tsx';
import { Words } from './Words.tsx';

const thursday = slots.filter(({ day }) => day === replaced.day);
const line = (index: number) => 60 + index * 36;

/** The entry of a day's hours, event by event, beside what was planned (spec §1). */
export function EntryPicture() {
  const { t } = useTranslation('home');
  const planning = t(($) => $.planning, { returnObjects: true });
  const { roles, replacement, total } = planning;
  const name = (moment: Moment) => (moment === 'leisure' ? planning.leisure : planning.moments[moment]);
  const entry = t(($) => $.entry, { returnObjects: true });
  const hours = (count: number) => t(($) => $.hours, { count });
  const sum = hours(hoursOf(({ day }) => day === replaced.day));
  const rows = thursday.map((slot): Row => {
    const planned = `${entry.planned} ${hours(slot.hours)}`;
    const agent = [roles[slot.role], ...(slot.replacement ? [replacement] : [])];
    return [name(slot.moment), ...agent, planned, `${entry.done} ${hours(slot.hours)}`];
  });
  return (
    <Sheet height={226} title={entry.title} rows={[...rows, [total, sum]]}>
      <Words bold x={24} y={32} text={planning.days[replaced.day]} />
      <Words end x={256} y={32} room={80} text={entry.planned} />
      <Words end x={328} y={32} room={68} text={entry.done} />
      <Lines at={[...thursday.map((_slot, index) => line(index) - 16), 188]} />
      {thursday.map((slot, index) => (
        <g key={slot.moment}>
          <Words x={24} y={line(index) + 8} room={54} text={name(slot.moment)} />
          <At x={82} y={line(index)}>
            <rect className={`ui-cell ${tints[slot.role]}`} y="-6" width="18" height="18" rx="4" />
            <AgentMark role={slot.role} x={9} y={3} />
            <Words dx={26} y={slot.replacement ? -1 : 8} room={103} text={roles[slot.role]} />
            {slot.replacement && <Words className="fill-stamp" dx={26} y={15} room={103} text={replacement} />}
          </At>
          <Words end x={256} y={line(index) + 8} text={hours(slot.hours)} />
          <Bar className="fill-paper stroke-rule" x={284} y={line(index) - 12} width={52} height="30" rx="4" />
          <Words bold end x={328} y={line(index) + 8} text={hours(slot.hours)} />
        </g>
      ))}
      <Words bold x={24} y={210} text={total} />
      <Words bold end x={256} y={210} text={sum} />
      <Words bold end x={328} y={210} text={sum} />
    </Sheet>
  );
}
