import type { ReactNode } from 'react';

interface SectionProps {
  /** Anchor of the section, and id of its heading. */
  id: string;
  heading: string;
  lead?: string;
  tone?: 'plain' | 'ruled';
  children: ReactNode;
}

/** One idea of a page under its own heading, by which a listener finds it: a landmark each would bury the ones that matter. */
export function Section({ id, heading, lead, tone = 'plain', children }: SectionProps) {
  return (
    <section className={tone === 'ruled' ? 'section ruled' : 'section'}>
      <div className="wrap section-body">
        <div className="section-head">
          <h2 id={id}>{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
