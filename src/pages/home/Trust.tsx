import { createElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ContactButton } from '../../components/ContactButton.tsx';
import { TickList } from '../../components/Lists.tsx';
import { Section } from '../../components/Section.tsx';
import { usePage } from '../../page-context.ts';
import { site } from '../../site/site.ts';

/** Trust and partners, with the early adopters programme (spec §1, §2). */
export function Trust() {
  const { t } = useTranslation('home');
  const { to } = usePage();
  const points = t(($) => $.trust.points, { returnObjects: true, year: String(site.founded) });
  const pilot = t(($) => $.trust.pilot, { returnObjects: true });
  return (
    <Section id="trust" split heading={t(($) => $.trust.heading)}>
      <div className="grid gap-8 lg:contents">
        <div className="ui-stack">
          <TickList items={points} />
          <p>
            <Trans
              t={t}
              i18nKey={($) => $.trust.identity}
              components={{ legal: createElement('a', { href: to('mentions-legales') }) }}
            />
          </p>
        </div>
        <div className="ui-tabbed-card ui-stack lg:[grid-area:1/2/span_2]">
          <h3>{pilot.title}</h3>
          <p>{pilot.body}</p>
          <ContactButton purpose="pilot">{pilot.action}</ContactButton>
        </div>
      </div>
    </Section>
  );
}
