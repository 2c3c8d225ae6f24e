import type { ReactNode } from 'react';

interface PageHeroProps {
  eyebrow?: string;
  heading: string;
  lead: string;
  /** What the page is about, drawn; beside the words where there is room. */
  picture?: ReactNode;
  /** Calls to action, if the page has any at its top. */
  children?: ReactNode;
}

/** The top of an inner page. */
export function PageHero({ eyebrow, heading, lead, picture, children }: PageHeroProps) {
  return (
    <div className="ruled page-hero">
      <div className={picture ? 'wrap hero-columns lg:items-center' : 'wrap'}>
        <div className="stack">
          {eyebrow && <p className="tag mb-3.5">{eyebrow}</p>}
          <h1 className={picture ? 'hero-heading text-[calc(var(--text-h1)*0.9)]' : 'hero-heading'}>{heading}</h1>
          <p className="lead">{lead}</p>
          {children && <div className="actions mt-3">{children}</div>}
        </div>
        {picture}
      </div>
    </div>
  );
}
