import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture.tsx';
import { usePage } from '../../page-context.ts';
import { agents, events, hoursOf, type Moment } from './example-week.ts';

/** A file for payroll, with the hours of the week by agent and event (spec §1). */
export function ExportFile() {
  const { t } = useTranslation('home');
  const planning = t(($) => $.planning, { returnObjects: true });
  const { formats } = usePage().language;
  const { title, event, hours } = t(($) => $.export.file, { returnObjects: true });
  const eventNames: Record<Moment, string> = { ...planning.moments, leisure: planning.leisure };
  const numbers = new Intl.NumberFormat(formats, { minimumFractionDigits: 2 });
  const rows = agents.flatMap((agent) =>
    events
      .map((moment) => ({ moment, count: hoursOf('done', { agent, moment }) }))
      .filter(({ count }) => count > 0)
      .map(({ moment, count }) => [
        planning.roles[agent],
        eventNames[moment],
        numbers.format(count),
      ]),
  );
  const lines = [[t(($) => $.sheet.agent), event, hours], ...rows];
  const text = lines.map((line) => line.join('\t')).join('\n');
  return (
    <Picture title={title}>
      <pre className="export-lines">{text}</pre>
    </Picture>
  );
}
