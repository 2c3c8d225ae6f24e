import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../components/ClosingBand.tsx';
import { ContactButton } from '../components/ContactButton.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { CalendarPicture } from '../components/pictures/CalendarPicture.tsx';
import { Section } from '../components/Section.tsx';
import { Terms } from '../components/Terms.tsx';
import { Timeline } from './deployment/Timeline.tsx';

const order = ['training', 'support', 'format'] as const;

/** `/deployment`: the four-step timeline, 2 to 4 weeks, training and support included (spec §2). */
export function Deployment() {
  const { t } = useTranslation('deployment');
  const items = t(($) => $.included.items, { returnObjects: true });
  return (
    <>
      <PageHero heading={t(($) => $.hero.heading)} lead={t(($) => $.hero.lead)} picture={<CalendarPicture />}>
        <ContactButton purpose="deployment">{t(($) => $.hero.action)}</ContactButton>
      </PageHero>
      <Section id="steps" heading={t(($) => $.timeline.heading)}>
        <Timeline />
      </Section>
      <Section id="included" ruled heading={t(($) => $.included.heading)}>
        <Terms className="ui-columns" items={order.map((key) => items[key])} />
      </Section>
      <ClosingBand heading={t(($) => $.closing.heading)} body={t(($) => $.closing.body)}>
        <ContactButton purpose="deployment">{t(($) => $.closing.action)}</ContactButton>
      </ClosingBand>
    </>
  );
}
