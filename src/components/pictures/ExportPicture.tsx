import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { exportLines, hoursOf } from './example-week.ts';
import { Label } from './Label.tsx';
import { Picture, type Row } from './Picture.tsx';
import { Rect, RowLines } from './shapes.tsx';

const lines = exportLines();
const yOf = (index: number) => 66 + index * 30;

/** The export file: an agent, a pay heading, hours, line by line (spec §1). */
export function ExportPicture() {
  const { t } = useTranslation('home');
  const { roles, total } = t(($) => $.planning, { returnObjects: true });
  const rubrics = t(($) => $.settings.rubricNames, { returnObjects: true });
  const file = t(($) => $.export, { returnObjects: true });
  const hours = (count: number) => t(($) => $.hours, { count });
  const rows = lines.map(({ role, rubric, hours: count }): Row => [roles[role], rubrics[rubric], hours(count)]);
  return (
    <Picture height={yOf(lines.length) + 24} title={file.title} rows={[...rows, [total, hours(hoursOf())]]}>
      <Rect className="fill-wash" x={0} width={360} height="40" rx="9" />
      <Label bold x={24} y={27} maxWidth={118} text={file.agent} />
      <Label bold x={150} y={27} maxWidth={98} text={file.rubric} />
      <Label bold anchor="end" x={336} y={27} maxWidth={72} text={file.hours} />
      {lines.map(({ role, rubric, hours: count }, index) => (
        <Fragment key={`${role} ${rubric}`}>
          <Label x={24} y={yOf(index)} maxWidth={118} text={roles[role]} />
          <Label x={150} y={yOf(index)} maxWidth={130} text={rubrics[rubric]} />
          <Label anchor="end" x={336} y={yOf(index)} text={hours(count)} />
        </Fragment>
      ))}
      <RowLines ys={lines.map((_, index) => yOf(index) + 10)} />
      <Label large x={24} y={yOf(lines.length) + 4} text={total} />
      <Label large anchor="end" x={336} y={yOf(lines.length) + 4} text={hours(hoursOf())} />
    </Picture>
  );
}
