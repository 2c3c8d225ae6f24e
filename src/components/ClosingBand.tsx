import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { EmailLink } from './EmailLink.tsx';

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
