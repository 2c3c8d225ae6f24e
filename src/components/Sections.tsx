import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { EmailLink } from './EmailLink.tsx';

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
          <h1
            className={`paper-lines max-w-14em ${picture ? 'text-[calc(var(--text-h1)*0.9)]' : ''}`}
          >
            {heading}
          </h1>
          <p className="ui-lead">{lead}</p>
          {note && <p className="ui-tag mb-3.5">{note}</p>}
          {children && <div className="ui-actions mt-3">{children}</div>}
        </div>
        {picture}
      </div>
    </div>
  );
}

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

interface ClosingBandProps {
  heading: string;
  body: string;
  /** The calls to action. */
  children: ReactNode;
}

/** The last section of a page: a call to action and the e-mail address (spec §2). */
export function ClosingBand({ heading, body, children }: ClosingBandProps) {
  const { t } = useTranslation();
  return (
    <section className="paper-band ui-section">
      <div className="ui-wrap grid gap-8 lg:grid-cols-[3fr_2fr] lg:items-end">
        <div className="ui-stack">
          <h2 className="closing-heading">{heading}</h2>
          <p className="ui-lead">{body}</p>
        </div>
        <div className="ui-stack">
          <div className="ui-actions">{children}</div>
          <p>
            <Trans t={t} i18nKey={($) => $.direct.inline} components={{ email: <EmailLink /> }} />
          </p>
        </div>
      </div>
    </section>
  );
}
