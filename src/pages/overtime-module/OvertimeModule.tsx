import { useTranslation } from 'react-i18next';
import { Terms } from '../../components/Lists.tsx';
import { ClosingBand, PageHero, Section } from '../../components/Sections.tsx';
import { Table } from '../../components/Table.tsx';
import { ContactButton } from '../../contact/markup/ContactButton.tsx';
import { Gauge } from './Gauge.tsx';
import { WeekOfHours } from './WeekOfHours.tsx';

/** `/overtime-module`: the ceiling, two kinds of hours, staff covered (spec §1, §2, §9). */
export function OvertimeModule() {
  const { t } = useTranslation('overtime-module');
  const gains = t(($) => $.gains, { returnObjects: true });
  return (
    <>
      <PageHero
        eyebrow={t(($) => $.hero.eyebrow)}
        heading={t(($) => $.hero.heading)}
        lead={t(($) => $.hero.lead)}
        picture={<Gauge />}
      >
        <ContactButton purpose="overtime">{t(($) => $.hero.action)}</ContactButton>
      </PageHero>
      <Section id="gains" heading={gains.heading} lead={gains.lead} note={gains.note}>
        <Terms className="thirds" items={Object.values(gains.items)} />
      </Section>
      <HourKinds />
      <Duties />
      <ClosingBand heading={t(($) => $.closing.heading)} body={t(($) => $.closing.body)}>
        <ContactButton purpose="overtime">{t(($) => $.hero.action)}</ContactButton>
        <ContactButton purpose="pricing" variant="secondary" />
      </ClosingBand>
    </>
  );
}

const situations = ['incomplete', 'partTime', 'fullTime'] as const;

/**
 * Which hours are overtime and which are complementary, by the agent's situation, with a
 * worked example (spec §1).
 */
function HourKinds() {
  const { t } = useTranslation('overtime-module');
  const kinds = t(($) => $.kinds, { returnObjects: true });
  const { complementary } = kinds.rows.incomplete;
  return (
    <Section id="kinds" ruled heading={kinds.heading} lead={kinds.lead}>
      <div className="box">
        <Table
          caption={kinds.caption}
          headings={[kinds.situation, kinds.complementary, kinds.additional, kinds.quota]}
          rows={situations.map((key) => ({
            title: kinds.rows[key].title,
            cells: [
              key === 'incomplete' ? complementary : kinds.none,
              kinds.rows[key].additional,
              kinds.rows[key].quota,
            ],
          }))}
        />
        <div className="halves items-center">
          <div className="stack">
            <h3>{kinds.example.title}</h3>
            <p>{kinds.example.body}</p>
          </div>
          <WeekOfHours />
        </div>
      </div>
    </Section>
  );
}

/** What the module leaves to the employer, in one place: the decrees ask more than a ceiling. */
function Duties() {
  const { t } = useTranslation('overtime-module');
  const { heading, lead, inMargin, items, note } = t(($) => $.duties, { returnObjects: true });
  return (
    <Section id="duties" heading={heading} lead={lead} note={inMargin}>
      <Terms className="halves" items={Object.values(items)} />
      <p className="ps-4 border-s-3 border-red text-small text-soft">{note}</p>
    </Section>
  );
}
