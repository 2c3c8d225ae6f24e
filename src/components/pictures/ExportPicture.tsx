import { useTranslation } from 'react-i18next';
import { exportLines, hoursOf } from './example-week.ts';
import { Bar, Lines } from './parts.tsx';
import { type Row, Sheet } from './Sheet.tsx';
import { Words } from './Words.tsx';

const lines = exportLines();
const y = (index: number) => 66 + index * 30;

/** The export file: an agent, a pay heading, hours, line by line (spec §1). */
export function ExportPicture() {
  const { t } = useTranslation('home');
  const { roles, total } = t(($) => $.planning, { returnObjects: true });
  const rubrics = t(($) => $.settings.rubricNames, { returnObjects: true });
  const file = t(($) => $.export, { returnObjects: true });
  const hours = (count: number) => t(($) => $.hours, { count });
  const rows = lines.map(({ role, rubric, hours: count }): Row => [roles[role], rubrics[rubric], hours(count)]);
  return (
    <Sheet height={y(lines.length) + 24} title={file.title} rows={[...rows, [total, hours(hoursOf())]]}>
      <Bar className="fill-wash" x={0} width={360} height="40" rx="9" />
      <Words bold x={24} y={27} room={118} text={file.agent} />
      <Words bold x={150} y={27} room={98} text={file.rubric} />
      <Words bold end x={336} y={27} room={72} text={file.hours} />
      {lines.map(({ role, rubric, hours: count }, index) => (
        <g key={`${role} ${rubric}`}>
          <Words x={24} y={y(index)} room={118} text={roles[role]} />
          <Words x={150} y={y(index)} room={130} text={rubrics[rubric]} />
          <Words end x={336} y={y(index)} text={hours(count)} />
        </g>
      ))}
      <Lines at={lines.map((_, index) => y(index) + 10)} />
      <Words sum x={24} y={y(lines.length) + 4} text={total} />
      <Words sum end x={336} y={y(lines.length) + 4} text={hours(hoursOf())} />
    </Sheet>
  );
}
