import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../i18n/format.ts';
import { usePage } from '../../page-context.ts';
import { type Day, dayPlaces } from './example-week.ts';

/** What a line of a drawing is about, and what stands there. */
export type Row = readonly [label: string, ...values: string[]];

interface SheetProps {
  /** In pixels; of a scene, in units of which it is 360 wide. */
  height: number;
  title: string;
  /** All that the drawing shows, from the data it is drawn from; it runs the way its language does. One without is a scene, and grows as a whole. */
  rows?: readonly Row[];
  children: ReactNode;
}

/** A drawing on a sheet of paper. Its one text alternative says all of it; what is drawn inside is hidden from assistive technology. */
export function Sheet({ height, title, rows = [], children }: SheetProps) {
  const { t } = useTranslation();
  const said = rows.map(([label, ...values]) => t(($) => $.drawing.row, { label, values: values.join(', ') }));
  return (
    <div
      className={rows.length > 0 ? 'drawing' : 'scene'}
      role="img"
      aria-label={[title, ...said].join(said.length > 0 ? '\n' : '')}
    >
      <svg className="w-full" {...(rows.length > 0 ? { height } : { viewBox: `0 0 360 ${height}` })} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

/** @returns the name of a day in full. */
export function useDayNames(): (day: Day) => string {
  const { formats } = usePage();
  return (day) => formatWeekday(dayPlaces[day], formats);
}
