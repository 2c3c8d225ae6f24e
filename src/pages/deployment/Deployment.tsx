import { Trans, useTranslation } from 'react-i18next';
import { NumberedList, Terms } from '../../components/Lists.tsx';
import { Questions } from '../../components/Questions.tsx';
import { ClosingBand, PageHero, Section } from '../../components/Sections.tsx';
import { ContactButton } from '../../contact/markup/ContactButton.tsx';
import { usePage } from '../../page-context.ts';
import { Calendar } from './Calendar.tsx';

/** `/deployment`: the four-step timeline, 2 to 4 weeks, training and support included (spec §2). */
export function Deployment() {
  const { t } = useTranslation('deployment');
  const items = t(($) => $.included.items, { returnObjects: true });
  const workload = t(($) => $.workload, { returnObjects: true });
  return (
    <>
      <PageHero
        heading={t(($) => $.hero.heading)}
        lead={t(($) => $.hero.lead)}
        picture={<Calendar />}
      >
        <ContactButton purpose="deployment" />
      </PageHero>
      <Section id="steps" heading={t(($) => $.timeline.heading)} lead={t(($) => $.timeline.lead)}>
        <Timeline />
      </Section>
      <Preparation />
      <Questions id="workload" questions={workload} />
      <Section id="included" heading={t(($) => $.included.heading)}>
        <Terms className="thirds" items={Object.values(items)} />
      </Section>
      <ClosingBand heading={t(($) => $.closing.heading)} body={t(($) => $.closing.body)}>
        <ContactButton purpose="deployment" />
        <ContactButton purpose="pricing" variant="secondary" />
      </ClosingBand>
    </>
  );
}

/** What the customer prepares for the first step. Its IT department has a list of its own. */
function Preparation() {
  const { t } = useTranslation('deployment');
  const { to } = usePage();
  const { heading, note, points } = t(($) => $.preparation, { returnObjects: true });
  const audit = <a href={`${to('hosting')}#audit`} />;
  const lead = <Trans t={t} i18nKey={($) => $.preparation.lead} components={{ audit }} />;
  return (
    <Section id="preparation" heading={heading} lead={lead} note={note}>
      <div className="tabbed-card">
        <NumberedList className="preparation" items={points} />
      </div>
    </Section>
  );
}

/** The steps on a line at every width, with their deliverables and stakeholders (spec §2). */
function Timeline() {
  const { t } = useTranslation('deployment');
  const { steps, deliverables, stakeholders } = t(($) => $.timeline, { returnObjects: true });
  return (
    <ol className="timeline">
      {Object.entries(steps).map(([key, step]) => (
        <li key={key} className={`timeline-step step-${key}`}>
          <h3 id={key}>{step.title}</h3>
          <p>{step.body}</p>
          <dl>
            <Detail className="deliverables" label={deliverables} items={step.deliverables} />
            <Detail label={stakeholders} items={step.stakeholders} />
          </dl>
        </li>
      ))}
    </ol>
  );
}

interface DetailProps {
  className?: 'deliverables';
  label: string;
  items: Readonly<Record<string, string>>;
}

function Detail({ className, label, items }: DetailProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      {Object.entries(items).map(([key, item]) => (
        <dd key={key}>{item}</dd>
      ))}
    </div>
  );
}
