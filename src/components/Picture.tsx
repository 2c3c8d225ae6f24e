import type { ReactNode } from 'react';

interface PictureProps {
  /** Said above the picture. A table has a caption instead. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A picture of the software: a table, a list or a drawing on a card of paper. */
export function Picture({ title, className = '', children }: PictureProps) {
  return (
    <div className={`picture ${className}`.trim()}>
      {title && <p className="picture-title">{title}</p>}
      {children}
    </div>
  );
}
