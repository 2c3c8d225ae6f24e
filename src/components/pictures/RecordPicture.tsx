import { Fragment } from 'react';
import { type Day, days, hoursOf, slots, useWeekTexts, weekdays } from './example-week.ts';
import { Chips, Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { AgentMark, agentColours, PixelGroup, Rect, RowLines } from './shapes.tsx';

/** The agent whose record it is. */
const agent = 'leader';
const colour = `ui-cell ${agentColours[agent]}`;
const hoursOn = (day: Day) => hoursOf('done', (slot) => slot.role === agent && slot.day === day);
const moments = [
  ...new Set(slots.filter(({ role }) => role === agent).map(({ moment }) => moment)),
];

/** The record of one agent: structure, events, hours of the week (spec §2, management of casual staff). */
export function RecordPicture() {
  const { t, planning, dayName, momentName, hours } = useWeekTexts();
  const { roles, total } = planning;
  const record = t(($) => $.record, { returnObjects: true });
  const { structures } = t(($) => $.board, { returnObjects: true });
  const weekTotal = hours(hoursOf('done', ({ role }) => role === agent));
  const names = moments.map(momentName);
  const rows = [
    [roles[agent], structures.schoolA],
    [t(($) => $.settings.events), ...names],
    [record.week, ...days.map((day) => `${dayName(day)} ${hours(hoursOn(day))}`)],
    [total, weekTotal],
  ];
  return (
    <Picture height={226} title={record.title} rows={rows}>
      <PixelGroup x={24} y={20}>
        <rect className={colour} width="26" height="26" rx="6" />
        <AgentMark role={agent} x={13} y={13} />
      </PixelGroup>
      <Label large x={24} dx={36} y={39} text={roles[agent]} />
      <Label anchor="end" x={336} y={38} text={structures.schoolA} />
      <RowLines ys={[60]} />
      <Chips y={72} texts={names} />
      <Label bold x={24} y={124} text={record.week} />
      {days.map((day) => {
        const x = 24 + weekdays[day] * 68;
        const height = hoursOn(day) * 8;
        return (
          <Fragment key={day}>
            <Rect className={colour} x={x} y={194 - height} width={40} height={height} rx="3" />
            <Label bold anchor="middle" x={x + 20} y={188 - height} text={hours(hoursOn(day))} />
            <Label anchor="middle" x={x + 20} y={212} text={planning.days[day]} />
          </Fragment>
        );
      })}
      <Label large anchor="end" x={336} y={125} text={weekTotal} />
      <PixelGroup x={336} y={132}>
        <path className="ui-pen" d="M-46 0h46" />
      </PixelGroup>
    </Picture>
  );
}
