import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../components/ClosingBand.tsx';
import { ContactButton } from '../components/ContactButton.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { GaugePicture } from '../components/pictures/GaugePicture.tsx';
import { Section } from '../components/Section.tsx';
import { Terms } from '../components/Terms.tsx';
import { Kinds } from './overtime/Kinds.tsx';

const order = ['partTime', 'exception', 'decision', 'control'] as const;

/** `/overtime-module`: the 25 h ceiling, the two kinds of hours, the staff covered (spec §1, §2, §9). */
export function OvertimeModule() {
  const { t } = useTranslation('overtime-module');
  const questions = t(($) => $.ceiling.questions, { returnObjects: true });
  return (
    <>
      <PageHero
        eyebrow={t(($) => $.hero.eyebrow)}
        heading={t(($) => $.hero.heading)}
        lead={t(($) => $.hero.lead)}
        picture={<GaugePicture />}
      >
        <ContactButton purpose="overtime">{t(($) => $.hero.action)}</ContactButton>
      </PageHero>
      <Section id="ceiling" heading={t(($) => $.ceiling.heading)} lead={t(($) => $.ceiling.lead)}>
        <Terms className="ui-halves" items={order.map((key) => questions[key])} />
      </Section>
      <Kinds />
      <ClosingBand heading={t(($) => $.closing.heading)} body={t(($) => $.closing.body)}>
        <ContactButton purpose="overtime">{t(($) => $.closing.action)}</ContactButton>
      </ClosingBand>
    </>
  );
}
