import type { ReactNode } from 'react';

interface SheetProps {
  /** Makes the ids of the texts; once on a page. */
  name: string;
  /** In units of which the sheet is 360 wide. */
  height: number;
  title: string;
  /** What the drawing shows, for who cannot see it. */
  description: string;
  children: ReactNode;
}

/** A drawing on a sheet of paper, with its title and description. */
export function Sheet({ name, height, title, description, children }: SheetProps) {
  return (
    <svg
      className="picture"
      viewBox={`0 0 360 ${height}`}
      role="img"
      aria-labelledby={`${name}-title ${name}-description`}
    >
      <title id={`${name}-title`}>{title}</title>
      <desc id={`${name}-description`}>{description}</desc>
      <rect className="sheet" x="1" y="1" width="358" height={height - 2} rx="10" />
      {children}
    </svg>
  );
}
