import { Fragment } from 'react';
import { exportLines, hoursOf, replaced, slots, useWeekTexts } from './example-week.ts';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { AgentSwatch, Rect, RowLines } from './shapes.tsx';

const thursday = slots.filter(({ day }) => day === replaced.day);
const entryY = (index: number) => 68 + index * 36;

/** The entry of a day's hours, event by event, beside what was planned (spec §1). */
export function EntryPicture() {
  const { t, planning, momentName, hours } = useWeekTexts();
  const { roles, replacement, total } = planning;
  const entry = t(($) => $.entry, { returnObjects: true });
  const dayTotal = hours(hoursOf(({ day }) => day === replaced.day));
  const rows = thursday.map((slot) => {
    const planned = `${entry.planned} ${hours(slot.hours)}`;
    const agent = [roles[slot.role], ...(slot.replacement ? [replacement] : [])];
    return [momentName(slot.moment), ...agent, planned, `${entry.done} ${hours(slot.hours)}`];
  });
  return (
    <Picture height={226} title={entry.title} rows={[...rows, [total, dayTotal]]}>
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
            <Label anchor="end" x={256} y={y} text={hours(slot.hours)} />
            <Rect
              className="fill-paper stroke-rule"
              x={284}
              y={y - 20}
              width={52}
              height="30"
              rx="4"
            />
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

const lineY = (index: number) => 66 + index * 30;

/** The export file: an agent, a pay heading, hours, line by line (spec §1). */
export function ExportPicture() {
  const { t, planning, hours } = useWeekTexts();
  const { roles, total } = planning;
  const rubrics = t(($) => $.settings.rubricNames, { returnObjects: true });
  const file = t(($) => $.export, { returnObjects: true });
  const rows = exportLines.map(({ role, rubric, hours: count }) => [
    roles[role],
    rubrics[rubric],
    hours(count),
  ]);
  return (
    <Picture
      height={lineY(exportLines.length) + 24}
      title={file.title}
      rows={[...rows, [total, hours(hoursOf())]]}
    >
      <Rect className="fill-wash" x={0} width={360} height="40" rx="9" />
      <Label bold x={24} y={27} maxWidth={118} text={file.agent} />
      <Label bold x={150} y={27} maxWidth={98} text={file.rubric} />
      <Label bold anchor="end" x={336} y={27} maxWidth={72} text={file.hours} />
      {exportLines.map(({ role, rubric, hours: count }, index) => (
        <Fragment key={`${role} ${rubric}`}>
          <Label x={24} y={lineY(index)} maxWidth={118} text={roles[role]} />
          <Label x={150} y={lineY(index)} maxWidth={130} text={rubrics[rubric]} />
          <Label anchor="end" x={336} y={lineY(index)} text={hours(count)} />
        </Fragment>
      ))}
      <RowLines ys={exportLines.map((_, index) => lineY(index) + 10)} />
      <Label large x={24} y={lineY(exportLines.length) + 4} text={total} />
      <Label large anchor="end" x={336} y={lineY(exportLines.length) + 4} text={hours(hoursOf())} />
    </Picture>
  );
}
