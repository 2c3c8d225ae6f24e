import { exportLines, hoursOf, useWeekTexts } from './example-week.ts';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { Group, Rect, RowLines } from './shapes.tsx';

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
      rows={[...rows, [total, hours(hoursOf('done'))]]}
    >
      <Rect className="fill-wash" x={0} width={360} height="40" rx="9" />
      <Label bold x={24} y={27} maxWidth={118} text={file.agent} />
      <Label bold x={150} y={27} maxWidth={98} text={file.rubric} />
      <Label bold anchor="end" x={336} y={27} maxWidth={72} text={file.hours} />
      {exportLines.map(({ role, rubric, hours: count }, index) => (
        <Group key={`${role} ${rubric}`} y={lineY(index)}>
          <Label x={24} y={0} maxWidth={118} text={roles[role]} />
          <Label x={150} y={0} maxWidth={130} text={rubrics[rubric]} />
          <Label anchor="end" x={336} y={0} text={hours(count)} />
        </Group>
      ))}
      <RowLines ys={exportLines.map((_, index) => lineY(index) + 10)} />
      <Label large x={24} y={lineY(exportLines.length) + 4} text={total} />
      <Label
        large
        anchor="end"
        x={336}
        y={lineY(exportLines.length) + 4}
        text={hours(hoursOf('done'))}
      />
    </Picture>
  );
}
