import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../components/ClosingBand.tsx';
import { ContactButton } from '../components/ContactButton.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { CalendarPicture } from '../components/pictures/CalendarPicture.tsx';
import { Section } from '../components/Section.tsx';
import { Timeline } from '../components/Timeline.tsx';

const steps = ['analysis', 'installation', 'configuration', 'training'] as const;
const included = ['training', 'support', 'format'] as const;

/** `/deployment`: the four-step timeline, 2 to 4 weeks, training and support included (spec §2). */
export function Deployment() {
  const { t } = useTranslation('deployment');
  const timeline = t(($) => $.timeline, { returnObjects: true });
  const items = t(($) => $.included.items, { returnObjects: true });
  return (
    <>
      <PageHero heading={t(($) => $.hero.heading)} lead={t(($) => $.hero.lead)} picture={<CalendarPicture />}>
        <ContactButton opening="deployment">{t(($) => $.hero.action)}</ContactButton>
      </PageHero>
      <Section id="steps" heading={timeline.heading}>
        <Timeline
          steps={steps.map((key) => timeline.steps[key])}
          labels={{ deliverables: timeline.deliverables, stakeholders: timeline.stakeholders }}
        />
      </Section>
      <Section id="included" tone="ruled" heading={t(($) => $.included.heading)}>
        <dl className="columns">
          {included.map((key) => (
            <div key={key} className="entry">
              <dt className="term">{items[key].title}</dt>
              <dd>{items[key].body}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <ClosingBand heading={t(($) => $.closing.heading)} body={t(($) => $.closing.body)}>
        <ContactButton opening="deployment">{t(($) => $.closing.action)}</ContactButton>
      </ClosingBand>
    </>
  );
}
