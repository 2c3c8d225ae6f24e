import { Fragment } from 'react';
import { hoursOf, replaced, type Slot, slots, useWeekTexts } from './example-week.ts';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { AgentSwatch, Rect, RowLines } from './shapes.tsx';

const thursday = slots.filter(({ day }) => day === replaced.day);
const entryY = (index: number) => 68 + index * 36;

/** The entry of a day's hours, event by event, beside what was planned; one differs (spec §1). */
export function EntryPicture() {
  const { t, planning, momentName, hours } = useWeekTexts();
  const { roles, replacement, total } = planning;
  const entry = t(($) => $.entry, { returnObjects: true });
  const isThursday = ({ day }: Slot) => day === replaced.day;
  const plannedTotal = hours(hoursOf('planned', isThursday));
  const doneTotal = hours(hoursOf('done', isThursday));
  const rows = thursday.map((slot) => {
    const agent = slot.replacement ? [roles[slot.role], replacement] : [roles[slot.role]];
    const planned = `${entry.planned} ${hours(slot.planned)}`;
    const done = `${entry.done} ${hours(slot.done)}`;
    return [momentName(slot.moment), ...agent, planned, done];
  });
  const totalRow = [total, `${entry.planned} ${plannedTotal}`, `${entry.done} ${doneTotal}`];
  return (
    <Picture height={226} title={entry.title} rows={[...rows, totalRow]}>
      <Label bold x={24} y={32} text={planning.days[replaced.day]} />
      <Label anchor="end" x={256} y={32} maxWidth={80} text={entry.planned} />
      <Label anchor="end" x={328} y={32} maxWidth={68} text={entry.done} />
      <RowLines ys={[...thursday.map((_slot, index) => entryY(index) - 24), 188]} />
      {thursday.map((slot, index) => {
        const y = entryY(index);
        return (
          <Fragment key={slot.moment}>
            <Label x={24} y={y} maxWidth={54} text={momentName(slot.moment)} />
            <AgentSwatch role={slot.role} x={82} y={y - 14} />
            <Label
              x={82}
              dx={26}
              y={slot.replacement ? y - 9 : y}
              maxWidth={103}
              text={roles[slot.role]}
            />
            {slot.replacement && (
              <Label
                className="fill-stamp"
                x={82}
                dx={26}
                y={y + 7}
                maxWidth={103}
                text={replacement}
              />
            )}
            <Label anchor="end" x={256} y={y} text={hours(slot.planned)} />
            <Rect
              className="fill-paper stroke-rule"
              x={272}
              y={y - 20}
              width={64}
              height="30"
              rx="4"
            />
            <Label bold anchor="end" x={328} y={y} text={hours(slot.done)} />
          </Fragment>
        );
      })}
      <Label bold x={24} y={210} text={total} />
      <Label bold anchor="end" x={256} y={210} text={plannedTotal} />
      <Label bold anchor="end" x={328} y={210} text={doneTotal} />
    </Picture>
  );
}
