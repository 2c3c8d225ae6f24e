import type { ReactNode } from 'react';

interface OnLinesProps {
  as: 'h1' | 'h2' | 'p';
  id?: string;
  children: ReactNode;
}

/** A heading or a lead on ruled paper, whose words sit on the lines at any size (`OnLines.css`). */
export function OnLines({ as: Element, id, children }: OnLinesProps) {
  return (
    <Element id={id} className="on-lines">
      {children}
    </Element>
  );
}
