import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What a picture shows, from the data it is drawn from: names, each with its values. */
export type Rows = readonly (readonly string[])[];

/** @returns a function that makes the text alternative of a picture: its title, then what it shows, row by row. */
export function usePictureDescription() {
  const { t } = useTranslation();
  return (title: string, rows: Rows) => {
    const lines = rows.map(([label = '', ...values]) =>
      values.length > 0 ? t(($) => $.drawing.row, { label, values: values.join(', ') }) : label,
    );
    return [title, ...lines].join('\n');
  };
}

interface PictureProps {
  title: string;
  /** In pixels; without rows, in the units in which the picture is 360 wide. */
  height: number;
  /**
   * Everything the picture shows. Such a picture stretches to its column while its texts keep their size. One without
   * rows has no texts: it is scaled as a whole, and never mirrored.
   */
  rows?: Rows;
  children: ReactNode;
}

/** An SVG picture. Its text alternative says everything it shows; the SVG itself is hidden from assistive technology. */
export function Picture({ title, height, rows = [], children }: PictureProps) {
  const describe = usePictureDescription();
  const stretches = rows.length > 0;
  const size = stretches ? { height } : { viewBox: `0 0 360 ${height}` };
  return (
    <div
      className={stretches ? 'picture picture-card' : 'picture'}
      role="img"
      aria-label={describe(title, rows)}
    >
      <svg className="w-full" {...size} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
