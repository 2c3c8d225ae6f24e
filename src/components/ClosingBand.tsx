import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { EmailLink } from './EmailLink.tsx';

interface ClosingBandProps {
  heading: string;
  body: string;
  /** The calls to action. */
  children: ReactNode;
}

/** The band that closes a page: a last call to action and the direct way to write (spec §2). */
export function ClosingBand({ heading, body, children }: ClosingBandProps) {
  const { t } = useTranslation();
  return (
    <section className="band section ruling-band text-ink">
      <div className="wrap grid gap-8 lg:grid-cols-[3fr_2fr] lg:items-end">
        <div className="stack">
          <h2 className="band-heading">{heading}</h2>
          <p className="lead">{body}</p>
        </div>
        <div className="stack">
          <div className="actions">{children}</div>
          <p>
            <Trans t={t} i18nKey={($) => $.direct.inline} components={{ email: <EmailLink /> }} />
          </p>
        </div>
      </div>
    </section>
  );
}
