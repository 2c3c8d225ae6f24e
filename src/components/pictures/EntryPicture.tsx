import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { AgentSwatch } from './agents.tsx';
import { hoursOf, type Moment, replaced, slots } from './example-week.ts';
import { Label } from './Label.tsx';
import { Picture, type Row } from './Picture.tsx';
import { Rect, RowLines } from './shapes.tsx';

const thursday = slots.filter(({ day }) => day === replaced.day);
const yOf = (index: number) => 68 + index * 36;

/** The entry of a day's hours, event by event, beside what was planned (spec §1). */
export function EntryPicture() {
  const { t } = useTranslation('home');
  const planning = t(($) => $.planning, { returnObjects: true });
  const { roles, replacement, total } = planning;
  const name = (moment: Moment) => (moment === 'leisure' ? planning.leisure : planning.moments[moment]);
  const entry = t(($) => $.entry, { returnObjects: true });
  const hours = (count: number) => t(($) => $.hours, { count });
  const dayTotal = hours(hoursOf(({ day }) => day === replaced.day));
  const rows = thursday.map((slot): Row => {
    const planned = `${entry.planned} ${hours(slot.hours)}`;
    const agent = [roles[slot.role], ...(slot.replacement ? [replacement] : [])];
    return [name(slot.moment), ...agent, planned, `${entry.done} ${hours(slot.hours)}`];
  });
  return (
    <Picture height={226} title={entry.title} rows={[...rows, [total, dayTotal]]}>
      <Label bold x={24} y={32} text={planning.days[replaced.day]} />
      <Label anchor="end" x={256} y={32} maxWidth={80} text={entry.planned} />
      <Label anchor="end" x={328} y={32} maxWidth={68} text={entry.done} />
      <RowLines ys={[...thursday.map((_slot, index) => yOf(index) - 24), 188]} />
      {thursday.map((slot, index) => {
        const y = yOf(index);
        return (
          <Fragment key={slot.moment}>
            <Label x={24} y={y} maxWidth={54} text={name(slot.moment)} />
            <AgentSwatch role={slot.role} x={82} y={y - 14} />
            <Label x={82} dx={26} y={slot.replacement ? y - 9 : y} maxWidth={103} text={roles[slot.role]} />
            {slot.replacement && (
              <Label className="fill-stamp" x={82} dx={26} y={y + 7} maxWidth={103} text={replacement} />
            )}
            <Label anchor="end" x={256} y={y} text={hours(slot.hours)} />
            <Rect className="fill-paper stroke-rule" x={284} y={y - 20} width={52} height="30" rx="4" />
            <Label bold anchor="end" x={328} y={y} text={hours(slot.hours)} />
          </Fragment>
        );
      })}
      <Label bold x={24} y={210} text={total} />
      <Label bold anchor="end" x={256} y={210} text={dayTotal} />
      <Label bold anchor="end" x={328} y={210} text={dayTotal} />
    </Picture>
  );
}
