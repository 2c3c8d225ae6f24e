import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { EmailLink } from './EmailLink.tsx';
import { OnLines } from './OnLines.tsx';

interface PageHeroProps {
  eyebrow?: string;
  heading: string;
  lead: string;
  /** A short text in a frame, below the lead. */
  note?: string;
  /** Beside the text on wide screens. */
  picture?: ReactNode;
  /** Whether the picture is left out in print; the text then has the whole width of the sheet. */
  screenOnlyPicture?: boolean;
  /** Calls to action. */
  children?: ReactNode;
}

/** The top of an inner page. */
export function PageHero(props: PageHeroProps) {
  const { eyebrow, heading, lead, note, picture, screenOnlyPicture, children } = props;
  const width = screenOnlyPicture ? ' print:col-span-full' : '';
  return (
    <div className="paper-ruled page-hero">
      <div className={picture ? 'ui-wrap ui-hero-columns' : 'ui-wrap'}>
        <div className={`paper-text page-hero-text${width}`}>
          {eyebrow && <p className="page-hero-eyebrow">{eyebrow}</p>}
          <OnLines as="h1">{heading}</OnLines>
          <OnLines as="p">{lead}</OnLines>
          {note && <p className="ui-tag">{note}</p>}
          {children && <div className="ui-actions">{children}</div>}
        </div>
        {screenOnlyPicture ? <div className="print:hidden">{picture}</div> : picture}
      </div>
    </div>
  );
}

interface SectionProps {
  /** The id of its heading, to link to. */
  id: string;
  heading: string;
  lead?: string;
  /** Whether its background is ruled paper, with its heading and lead on the lines. */
  ruled?: boolean;
  /** Whether it is left out in print. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A section of a page under its own heading. It has no accessible name: too many landmarks would hide the main ones. */
export function Section({ id, heading, lead, ruled, screenOnly, children }: SectionProps) {
  const look = ruled ? 'ui-section section-ruled paper-ruled' : 'ui-section';
  return (
    <section className={screenOnly ? `${look} print:hidden` : look}>
      <div className="ui-wrap section-body">
        {ruled ? (
          <div className="section-head paper-text">
            <OnLines as="h2" id={id}>
              {heading}
            </OnLines>
            {lead && <OnLines as="p">{lead}</OnLines>}
          </div>
        ) : (
          <div className="section-head">
            <h2 id={id}>{heading}</h2>
            {lead && <p className="ui-lead">{lead}</p>}
          </div>
        )}
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
    <section className="paper-band ui-section section-ruled">
      <div className="ui-wrap closing-columns">
        <div className="paper-text section-head">
          <OnLines as="h2">{heading}</OnLines>
          <OnLines as="p">{body}</OnLines>
        </div>
        <div className="paper-text ui-stack">
          <div className="ui-actions">{children}</div>
          <p>
            <Trans t={t} i18nKey={($) => $.direct.inline} components={{ email: <EmailLink /> }} />
          </p>
        </div>
      </div>
    </section>
  );
}
