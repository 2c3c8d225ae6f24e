import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PictureProps {
  title: string;
  /** In pixels; without rows, in the units in which the picture is 360 wide. */
  height: number;
  /**
   * Everything the picture shows, from the data it is drawn from: names, each with its values. Such a picture stretches
   * to its column while its texts keep their size. One without rows has no texts: it is scaled as a whole, and never
   * mirrored.
   */
  rows?: readonly (readonly string[])[];
  children: ReactNode;
}

/** An SVG picture. Its text alternative says everything it shows; the SVG itself is hidden from assistive technology. */
export function Picture({ title, height, rows = [], children }: PictureProps) {
  const { t } = useTranslation();
  const lines = rows.map(([label = '', ...values]) =>
    t(($) => $.drawing.row, { label, values: values.join(', ') }),
  );
  const stretches = rows.length > 0;
  return (
    <div
      className={stretches ? 'picture picture-card' : 'picture'}
      role="img"
      aria-label={[title, ...lines].join(stretches ? '\n' : '')}
    >
      <svg
        className="w-full"
        {...(stretches ? { height } : { viewBox: `0 0 360 ${height}` })}
        aria-hidden="true"
      >
        {children}
      </svg>
    </div>
  );
}
