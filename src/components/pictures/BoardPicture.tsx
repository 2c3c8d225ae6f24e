import { useTranslation } from 'react-i18next';
import { lineOf } from './Chips.tsx';
import { hoursOf } from './example-week.ts';
import { Hatch, hatched } from './Hatch.tsx';
import { At, Bar } from './parts.tsx';
import { type Row, Sheet } from './Sheet.tsx';
import { Words } from './Words.tsx';

/** Hours of the week in four schools; the first is the school of the other drawings. */
const schools = [
  { key: 'schoolA', planned: hoursOf(), done: hoursOf(), pending: 0 },
  { key: 'schoolB', planned: 36, done: 34, pending: 0 },
  { key: 'schoolC', planned: 42, done: 28, pending: 12 },
  { key: 'schoolD', planned: 24, done: 24, pending: 6 },
] as const;
/** Units an hour. */
const hour = 312 / 42;

/** A dashboard: hours done, those still to validate, and hours planned, of each structure, with its figures (spec §1, §2). */
export function BoardPicture() {
  const { t } = useTranslation('home');
  const board = t(($) => $.board, { returnObjects: true });
  const hours = (count: number) => t(($) => $.hours, { count });
  const rows = schools.map(({ key, planned, done, pending }): Row => {
    const waiting = pending > 0 ? [`${board.pending} ${hours(pending)}`] : [];
    const ofAll = [`${board.planned} ${hours(planned)}`, `${board.done} ${hours(done)}`];
    return [board.structures[key], ...ofAll, ...waiting];
  });
  const legend = [board.done, board.pending, board.planned];
  const { lefts, size } = lineOf(legend, 23, 14);
  return (
    <Sheet height={250} title={board.title} rows={rows}>
      <Hatch className="stroke-on-highlight stroke-3" />
      <g fontSize={size}>
        {legend.map((word, index) => (
          <At key={word} x={24 + (lefts[index] ?? 0)} y={20}>
            <rect
              className={index === 2 ? 'fill-wash stroke-rule' : 'ui-cell fill-green'}
              width="16"
              height="16"
              rx="3"
            />
            {index === 1 && <rect width="16" height="16" rx="3" fill={hatched} />}
            <Words dx={23} y={13} text={word} />
          </At>
        ))}
      </g>
      {schools.map(({ key, planned, done, pending }, index) => {
        const y = 48 + index * 49;
        return (
          <g key={key}>
            <Words bold x={24} y={y + 14} text={board.structures[key]} />
            <Words end x={336} y={y + 14} text={t(($) => $.boardCount, { done, planned })} />
            <Bar className="fill-wash stroke-rule" x={24} y={y + 22} width={planned * hour} height="18" rx="4" />
            <Bar className="ui-cell fill-green" x={24} y={y + 22} width={done * hour} height="18" rx="4" />
            {pending > 0 && (
              <Bar
                x={24 + (done - pending) * hour}
                y={y + 22}
                width={pending * hour}
                height="18"
                rx="4"
                fill={hatched}
              />
            )}
          </g>
        );
      })}
    </Sheet>
  );
}
