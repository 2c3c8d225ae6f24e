import { Fragment } from 'react';
import {
  type Day,
  days,
  hoursOf,
  moments,
  type Role,
  replaced,
  type Slot,
  slots,
  weekdays,
} from './example-week.ts';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import {
  AgentMark,
  AgentSwatch,
  agentColours,
  Group,
  percent,
  Rect,
  VerticalLine,
} from './shapes.tsx';
import { useWeekTexts } from './week-texts.ts';

const columnOf = (day: Day) => 68 + weekdays[day] * 56;
/** The width of a column, and its middle from its start, in units. */
const width = 52;
const middle = width / 2;
const replacementX = columnOf(replaced.day) + middle;
const rowOf = (moment: (typeof moments)[number]) => 38 + moments.indexOf(moment) * 64;

/** Slots of the same event with the same agent, on whatever day. */
const sameSlots = (slot: Slot) =>
  slots.filter(({ moment, role }) => moment === slot.moment && role === slot.role);

/** The hero's picture: a week at a school on ruled paper: who is there, for how long, and a replacement (spec §1). */
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
      {days.map((day) => (
        <Group key={day} x={columnOf(day)}>
          <Label bold anchor="middle" x={middle} y={30} maxWidth={54} text={planning.days[day]} />
          {slots
            .filter((slot) => slot.day === day)
            .map((slot) => (
              <SlotBox key={slot.moment} slot={slot} label={hours(slot.planned)} />
            ))}
          {day === 'wednesday' && <Label {...leisure} x={middle} y={rowOf('lunch') + 30} />}
        </Group>
      ))}
      <Label anchor="end" x={replacementX} dx={-40} y={295} text={planning.replacement} />
      <Group x={replacementX} y={295}>
        <path className="ui-pen" d="M-32-4c18 0 29-2 32-7m-9 1 9-1 1 9" />
      </Group>
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
      <Group x={340} y={390}>
        <path className="ui-pen" d="M-92 8h92m-90 5h84" />
      </Group>
    </Picture>
  );
}

/** A slot in the column of its day, with its agent's colour and mark. */
function SlotBox({ slot, label }: { slot: Slot; label: string }) {
  const { moment, role, replacement } = slot;
  const isLeisure = moment === 'leisure';
  const height = isLeisure ? 240 : 48;
  const mark = <AgentMark role={role} />;
  // Drawn with a border in the colour of the paper, so that it is seen on the slot and beside it. The mark is inside it.
  const ring = { cx: percent(middle), cy: 24, rx: percent(29), ry: 27 };
  return (
    <Group y={rowOf(isLeisure ? 'morning' : moment)}>
      <Rect className={`ui-cell ${agentColours[role]}`} width={width} height={height} rx="6" />
      {replacement ? <g transform="translate(5 5)">{mark}</g> : mark}
      <Label
        bold
        anchor="middle"
        className="fill-on-highlight"
        x={middle}
        y={height / 2 + 8}
        text={label}
      />
      {replacement && (
        <>
          <ellipse className="fill-none stroke-raised stroke-8" {...ring} />
          <ellipse className="ui-pen" {...ring} />
        </>
      )}
    </Group>
  );
}
