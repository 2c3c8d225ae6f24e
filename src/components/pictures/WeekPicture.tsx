import { Fragment } from 'react';
import {
  type Day,
  days,
  hoursOf,
  moments,
  type Role,
  type Slot,
  slots,
  useWeekTexts,
  weekdays,
} from './example-week.ts';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import {
  AgentMark,
  AgentSwatch,
  agentColours,
  PixelGroup,
  percent,
  Rect,
  VerticalLine,
} from './shapes.tsx';

const columnOf = (day: Day) => 68 + weekdays[day] * 56;
const middleOf = (day: Day) => columnOf(day) + 26;
const rowOf = (moment: (typeof moments)[number]) => 38 + moments.indexOf(moment) * 64;

/** Slots of the same event with the same agent, on whatever day. */
const sameSlots = (slot: Slot) =>
  slots.filter(({ moment, role }) => moment === slot.moment && role === slot.role);

/** The hero's picture: a week at a school on ruled paper, with who is there, for how long, and who replaces whom (spec §1). */
export function WeekPicture() {
  const { planning, dayName, momentName, hours } = useWeekTexts();
  const roles = (Object.entries(planning.roles) as [Role, string][]).map(([role, name]) => ({
    role,
    name,
    total: hours(hoursOf('planned', (slot) => slot.role === role)),
  }));
  const rows = [
    ...slots
      .filter((slot) => sameSlots(slot)[0] === slot)
      .map((slot) => {
        const on = sameSlots(slot).map(({ day, replacement }) =>
          replacement ? `${dayName(day)} (${planning.replacement})` : dayName(day),
        );
        return [momentName(slot.moment), planning.roles[slot.role], hours(slot.planned), ...on];
      }),
    ...roles.map(({ name, total }) => [name, total]),
    [planning.total, hours(hoursOf('planned'))],
  ];
  const leisure = {
    anchor: 'middle',
    className: 'fill-on-highlight',
    maxWidth: 60,
    text: planning.leisure,
  } as const;
  return (
    <Picture height={410} title={planning.title} rows={rows}>
      <pattern id="ruled-paper" width="32" height="32" patternUnits="userSpaceOnUse">
        <path className="stroke-line" d="M0 7.5h32m-32 8h32m-32 8h32" />
        <path className="stroke-line-strong" d="M0 31.5h32" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#ruled-paper)" />
      <VerticalLine className="stroke-margin stroke-1.5" x={60} y1={0} y2="100%" />
      {days.map((day) => (
        <Label
          key={day}
          bold
          anchor="middle"
          x={middleOf(day)}
          y={30}
          maxWidth={54}
          text={planning.days[day]}
        />
      ))}
      {moments.map((moment) => (
        <Label
          key={moment}
          anchor="end"
          x={56}
          y={rowOf(moment) + 25}
          maxWidth={52}
          text={planning.moments[moment]}
        />
      ))}
      {slots.map((slot) => (
        <SlotBox key={`${slot.day} ${slot.moment}`} slot={slot} label={hours(slot.planned)} />
      ))}
      <Label {...leisure} x={middleOf('wednesday')} y={rowOf('lunch') + 30} />
      <Label anchor="end" x={middleOf('thursday')} dx={-40} y={295} text={planning.replacement} />
      <PixelGroup x={middleOf('thursday')} y={295}>
        <path className="ui-pen" d="M-32-4c18 0 29-2 32-7m-9 1 9-1 1 9" />
      </PixelGroup>
      {roles.map(({ role, name, total }, index) => {
        const y = 305 + index * 24;
        return (
          <Fragment key={role}>
            <AgentSwatch role={role} x={72} y={y} />
            <Label x={72} dx={26} y={y + 14} text={`${name} ${total}`} />
          </Fragment>
        );
      })}
      <Label
        large
        anchor="end"
        x={340}
        y={390}
        text={`${planning.total} ${hours(hoursOf('planned'))}`}
      />
      <PixelGroup x={340} y={390}>
        <path className="ui-pen" d="M-92 8h92m-90 5h84" />
      </PixelGroup>
    </Picture>
  );
}

function SlotBox({
  slot: { day, moment, role, replacement },
  label,
}: {
  slot: Slot;
  label: string;
}) {
  const y = rowOf(moment === 'leisure' ? 'morning' : moment);
  const height = moment === 'leisure' ? 240 : 48;
  const x = middleOf(day);
  // Drawn with a border in the colour of the paper, so that it is seen on the slot and beside it.
  const ring = { cx: percent(x), cy: y + 24, rx: percent(29), ry: 27 };
  return (
    <>
      <Rect
        className={`ui-cell ${agentColours[role]}`}
        x={columnOf(day)}
        y={y}
        width={52}
        height={height}
        rx="6"
      />
      <PixelGroup x={columnOf(day)} y={y}>
        <AgentMark role={role} x={10} y={10} />
      </PixelGroup>
      <Label
        bold
        anchor="middle"
        className="fill-on-highlight"
        x={x}
        y={y + height / 2 + 8}
        text={label}
      />
      {replacement && (
        <>
          <ellipse className="fill-none stroke-raised stroke-8" {...ring} />
          <ellipse className="ui-pen" {...ring} />
        </>
      )}
    </>
  );
}
