import { useTranslation } from 'react-i18next';
import { Sheet } from './Sheet.tsx';

/** An example, in hours: planned and done in four structures, one of which still has hours to validate. */
const structures = [
  { planned: 120, done: 120 },
  { planned: 96, done: 84 },
  { planned: 110, done: 60, pending: true },
  { planned: 80, done: 72 },
];

/** A dashboard as bars over ruled paper: hours done against hours planned; it is described in words. */
export function DashboardPicture() {
  const { t } = useTranslation('home');
  const names = t(($) => $.dashboards.picture.structures, { returnObjects: true });
  return (
    <Sheet
      name="board"
      height={304}
      title={t(($) => $.dashboards.picture.title)}
      description={t(($) => $.dashboards.picture.description)}
    >
      <rect className="bar-planned" x="24" y="24" width="16" height="16" rx="3" />
      <text x="48" y="37">
        {t(($) => $.dashboards.picture.planned)}
      </text>
      <rect className="bar-done" x="140" y="24" width="16" height="16" rx="3" />
      <text x="164" y="37">
        {t(($) => $.dashboards.picture.done)}
      </text>
      {structures.map(({ planned, done, pending }, index) => (
        <g key={names[index]} transform={`translate(24 ${64 + index * 58})`}>
          <text className="bar-label" y="12">
            {names[index]}
          </text>
          {pending && (
            <text className="bar-pending" x="312" y="12">
              {t(($) => $.dashboards.picture.pending)}
            </text>
          )}
          <rect className="bar-planned" y="20" width={planned * 2.6} height="20" rx="4" />
          <rect className="bar-done" y="20" width={done * 2.6} height="20" rx="4" />
        </g>
      ))}
    </Sheet>
  );
}
