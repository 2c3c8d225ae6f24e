import { Trans, useTranslation } from 'react-i18next';
import { NumberedList, Terms } from '../../components/Lists.tsx';
import { RichText } from '../../components/RichText.tsx';
import { ClosingBand, PageHero, Section } from '../../components/Sections.tsx';
import { ContactButton } from '../../contact/markup/ContactButton.tsx';
import { usePage } from '../../page-context.ts';
import { Contract } from './Contract.tsx';
import { FactSheet } from './FactSheet.tsx';
import { Flow } from './Flow.tsx';
import { HostingDrawing } from './HostingDrawing.tsx';
import { hostings } from './hostings.ts';

/**
 * `/hosting`: on-premise and cloud hosting in France side by side, a fact sheet for IT directors,
 * and the technical audit (spec §1, §2). It prints as two pages to forward, without what is
 * only useful on a screen.
 */
export function Hosting() {
  const { t } = useTranslation('hosting');
  return (
    <>
      <PageHero
        className="hosting-hero"
        eyebrow={t(($) => $.hero.eyebrow)}
        heading={t(($) => $.hero.heading)}
        lead={t(($) => $.hero.lead)}
        picture={<Hostings />}
      >
        <ContactButton purpose="hosting" />
        <a className="action-link" href="#fact-sheet">
          {t(($) => $.hero.sheet)}
        </a>
      </PageHero>
      <FactSheet />
      <Contract />
      <Audit />
      <ClosingBand
        heading={t(($) => $.closing.heading)}
        body={t(($) => $.closing.body)}
        className="print:hidden"
      >
        <ContactButton purpose="hosting" />
        <ContactButton purpose="pricing" variant="secondary" />
      </ClosingBand>
    </>
  );
}

/** The two ways, each with the path of the hours. Paper shows the paths alone. */
function Hostings() {
  const { t } = useTranslation('hosting');
  const texts = t(($) => $.hostings, { returnObjects: true });
  return (
    <div className="hostings">
      {hostings.map((hosting) => (
        <div key={hosting} className="card hosting-card">
          <h2 className="text-h3">{texts[hosting].title}</h2>
          <p className="print:hidden">
            <HostingDrawing hosting={hosting} />
            <RichText text={texts[hosting].body} />
          </p>
          <div className="hosting-path">
            <Flow hosting={hosting} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The stages of the technical audit, beside what an IT department prepares (spec §2). */
function Audit() {
  const { t } = useTranslation('hosting');
  const { to } = usePage();
  const { heading, note, body, stages, terms, checklist } = t(($) => $.audit, {
    returnObjects: true,
  });
  // As on the fact sheet, once the publisher has given them.
  const givenTerms = t(($) => $.factSheet.groups.contract.rows.audit.both);
  const items = Object.values(stages);
  const deployment = <a href={`${to('deployment')}#installation`} />;
  return (
    <Section id="audit" heading={heading} lead={body} note={note}>
      <div className="halves audit">
        <div className="stack">
          <Terms
            className="audit-stages"
            items={givenTerms ? [...items, { title: terms, body: givenTerms }] : items}
          />
          <p>
            <Trans t={t} i18nKey={($) => $.audit.tasks} components={{ deployment }} />
          </p>
        </div>
        <div className="tabbed-card stack">
          <h3>{checklist.title}</h3>
          <NumberedList className="audit-points" items={checklist.points} />
          <p className="text-small">{checklist.note}</p>
        </div>
      </div>
    </Section>
  );
}
