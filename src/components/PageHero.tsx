import type { ReactNode } from 'react';

interface PageHeroProps {
  eyebrow?: string;
  heading: string;
  lead: string;
  /** A short text in a frame, below the lead. */
  note?: string;
  /** Beside the text on wide screens. */
  picture?: ReactNode;
  /** Calls to action. */
  children?: ReactNode;
}

/** The top of an inner page. */
export function PageHero({ eyebrow, heading, lead, note, picture, children }: PageHeroProps) {
  return (
    <div className="paper-ruled page-hero">
      <div className={picture ? 'ui-wrap ui-hero-columns lg:items-center' : 'ui-wrap'}>
        <div className="ui-stack">
          {eyebrow && <p className="ui-tag mb-3.5">{eyebrow}</p>}
          <h1 className={`paper-lines max-w-14em ${picture ? 'text-[calc(var(--text-h1)*0.9)]' : ''}`}>{heading}</h1>
          <p className="ui-lead">{lead}</p>
          {note && <p className="ui-tag mb-3.5">{note}</p>}
          {children && <div className="ui-actions mt-3">{children}</div>}
        </div>
        {picture}
      </div>
    </div>
  );
}
