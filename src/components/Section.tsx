import type { ReactNode } from 'react';

interface SectionProps {
  /** Anchor of the section, and id of its heading. */
  id: string;
  heading: string;
  lead?: string;
  /** Whether it stands on ruled paper. */
  ruled?: boolean;
  /** Whether its content goes on beside its heading, in a second column, where there is room. */
  split?: boolean;
  children: ReactNode;
}

/** One idea of a page under its own heading, by which a listener finds it: a landmark each would bury the ones that matter. */
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
