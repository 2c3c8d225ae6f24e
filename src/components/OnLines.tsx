import type { ReactNode } from 'react';

interface OnLinesProps {
  as: 'h1' | 'h2' | 'p';
  id?: string;
  children: ReactNode;
}

/** A heading or lead on ruled paper. Its words sit on the lines at any size (`OnLines.css`). */
export function OnLines({ as: Element, id, children }: OnLinesProps) {
  return (
    <Element id={id} className="on-lines">
      {children}
    </Element>
  );
}
