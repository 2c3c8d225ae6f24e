import { useTranslation } from 'react-i18next';
import { AgentMark, tints } from './AgentMark.tsx';
import { hoursOf, replacedDay, slots } from './example-week.ts';
import { type Row, Sheet } from './Sheet.tsx';

const thursday = slots.filter(({ day }) => day === replacedDay);
const line = (index: number) => 60 + index * 36;

/** The entry of a day's hours, event by event, beside what was planned (spec §1). */
export function EntryPicture() {
  const { t } = useTranslation('home');
  const { roles, moments, replacement, total, days } = t(($) => $.planning, { returnObjects: true });
  const entry = t(($) => $.entry, { returnObjects: true });
  const hours = (count: number) => t(($) => $.hours, { count });
  const sum = hours(hoursOf(({ day }) => day === replacedDay));
  const rows = thursday.map((slot): Row => {
    const planned = `${entry.planned} ${hours(slot.hours)}`;
    const agent = [roles[slot.role] ?? '', ...(slot.replacement ? [replacement] : [])];
    return [moments[slot.moment] ?? '', ...agent, planned, `${entry.done} ${hours(slot.hours)}`];
  });
  return (
    <Sheet height={226} title={entry.title} rows={[...rows, [total, sum]]}>
      <text className="font-700" x="24" y="32">
        {days[replacedDay]}
      </text>
      <text className="anchor-end" x="256" y="32">
        {entry.planned}
      </text>
      <text className="anchor-end" x="328" y="32">
        {entry.done}
      </text>
      <path
        className="stroke-line-strong"
        d={[...thursday.map((_slot, index) => line(index) - 16), 188].map((y) => `M16 ${y}h328`).join('')}
      />
      {thursday.map((slot, index) => (
        <g key={slot.moment}>
          <text className="text-12.5px" x="24" y={line(index) + 8}>
            {moments[slot.moment]}
          </text>
          <rect className={`slot ${tints[slot.role]}`} x="82" y={line(index) - 6} width="18" height="18" rx="4" />
          <AgentMark role={slot.role} x={91} y={line(index) + 3} />
          <text x="108" y={line(index) + (slot.replacement ? 0 : 8)}>
            {roles[slot.role]}
          </text>
          {slot.replacement && (
            <text className="text-12.5px fill-stamp" x="108" y={line(index) + 15}>
              {replacement}
            </text>
          )}
          <text className="anchor-end" x="256" y={line(index) + 8}>
            {hours(slot.hours)}
          </text>
          <rect className="fill-paper stroke-rule" x="284" y={line(index) - 12} width="52" height="30" rx="4" />
          <text className="anchor-end font-700" x="328" y={line(index) + 8}>
            {hours(slot.hours)}
          </text>
        </g>
      ))}
      <text className="font-700" x="24" y="210">
        {total}
      </text>
      <text className="anchor-end font-700" x="256" y="210">
        {sum}
      </text>
      <text className="anchor-end font-700" x="328" y="210">
        {sum}
      </text>
    </Sheet>
  );
}
