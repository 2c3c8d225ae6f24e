import type { ReactNode } from 'react';

interface SectionProps {
  /** The id of its heading, to link to. */
  id: string;
  heading: string;
  lead?: string;
  /** Whether its background is ruled paper. */
  ruled?: boolean;
  /** Whether it has two columns on wide screens, the first with the heading. */
  split?: boolean;
  children: ReactNode;
}

/** A section of a page under its own heading. It has no accessible name: too many landmarks would hide the main ones. */
export function Section({ id, heading, lead, ruled, split, children }: SectionProps) {
  return (
    <section className={ruled ? 'ui-section paper-ruled' : 'ui-section'}>
      <div className={split ? 'ui-wrap section-body section-split' : 'ui-wrap section-body'}>
        <div className="section-head">
          <h2 id={id} className={ruled ? 'paper-lines' : undefined}>
            {heading}
          </h2>
          {lead && <p className="ui-lead">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
