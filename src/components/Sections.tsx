import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { facts } from '../site/facts.ts';
import { HandArrow } from './HandDrawn.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { RichText } from './RichText.tsx';

interface PageHeroProps {
  eyebrow?: string;
  heading: string;
  lead: string;
  /** A short text under a highlighter, below the lead. */
  note?: string;
  picture?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function PageHero({
  eyebrow,
  heading,
  lead,
  note,
  picture,
  className = '',
  children,
}: PageHeroProps) {
  const columns = picture ? 'hero-columns' : '';
  return (
    <div className={`paper-ruled page-column hero ${columns} ${className}`.trim()}>
      <div className="hero-text">
        {eyebrow && <p className="hero-eyebrow">{eyebrow}</p>}
        <h1 className="on-lines">{heading}</h1>
        <p className="on-lines">{lead}</p>
        {note && (
          <p className="on-lines">
            <span className="tag">{note}</span>
          </p>
        )}
        {children && <div className="actions hero-actions">{children}</div>}
      </div>
      {picture}
    </div>
  );
}

interface SectionProps {
  id: string;
  heading: string;
  lead?: ReactNode;
  /** What a red pen has written beside the heading, in the margin. */
  note?: string;
  /** Whether its background is ruled paper, with its heading and lead on the lines. */
  ruled?: boolean;
  children: ReactNode;
}

/**
 * A section of a page with its own heading. It has no accessible name, because too many landmarks
 * would hide the main ones.
 */
export function Section({ id, heading, lead, note, ruled, children }: SectionProps) {
  const look = ruled ? 'paper-ruled page-column section section-ruled' : 'page-column section';
  return (
    <section className={look}>
      {note && (
        <p className="in-margin">
          {note} <HandArrow />
        </p>
      )}
      <h2 id={id} className={ruled ? 'on-lines' : undefined}>
        {heading}
      </h2>
      {lead && <p className={ruled ? 'on-lines' : 'lead'}>{lead}</p>}
      {children}
    </section>
  );
}

interface ClosingBandProps {
  heading: string;
  body: string;
  className?: string;
  children: ReactNode;
}

/**
 * The last section of a page: a call to action, the e-mail address (spec §2) and, once it is given, the
 * telephone number.
 */
export function ClosingBand({ heading, body, className = '', children }: ClosingBandProps) {
  const { t } = useTranslation();
  const { phone } = facts.publisher;
  return (
    <section className={`paper-band page-column section section-ruled closing ${className}`.trim()}>
      <h2 className="on-lines">{heading}</h2>
      <p className="on-lines">{body}</p>
      <div className="stack closing-ways">
        <div className="actions">{children}</div>
        <p>
          <RichText text={t(($) => $.direct.inline)} />
        </p>
        {phone && (
          <p>
            {t(($) => $.direct.phone)} <PhoneLink phone={phone} />
          </p>
        )}
      </div>
    </section>
  );
}
