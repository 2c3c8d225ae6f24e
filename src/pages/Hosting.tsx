import { Trans, useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import { Terms, TickList } from '../components/Lists.tsx';
import {
  FlowPicture,
  FrancePicture,
  ServerRoomPicture,
} from '../components/pictures/HostingPictures.tsx';
import { ClosingBand, PageHero, Section } from '../components/Sections.tsx';
import { Table } from '../components/Table.tsx';

/** `/hosting`: on-premise and cloud in France side by side, an IT director's questions, and the technical audit (spec §1, §2). */
export function Hosting() {
  const { t } = useTranslation('hosting');
  const comparison = t(($) => $.comparison, { returnObjects: true });
  const { onPremise, cloud } = t(($) => $.plans, { returnObjects: true });
  return (
    <>
      <PageHero
        heading={t(($) => $.hero.heading)}
        lead={t(($) => $.hero.lead)}
        picture={<FlowPicture />}
      >
        <ContactButton purpose="hosting">{t(($) => $.hero.action)}</ContactButton>
      </PageHero>
      <Plans />
      <Section id="comparison" ruled heading={comparison.heading} lead={comparison.lead}>
        <Table
          caption={comparison.caption}
          headings={[comparison.criterion, onPremise.title, cloud.title]}
          rows={Object.values(comparison.rows).map((row) => ({
            ...row,
            cells: [row.onPremise, row.cloud],
          }))}
        />
      </Section>
      <Audit />
      <ClosingBand heading={t(($) => $.closing.heading)} body={t(($) => $.closing.body)}>
        <ContactButton purpose="hosting">{t(($) => $.closing.action)}</ContactButton>
      </ClosingBand>
    </>
  );
}

const planKeys = ['onPremise', 'cloud'] as const;
const pictures = { onPremise: ServerRoomPicture, cloud: FrancePicture };

/** The two ways of hosting, side by side (spec §2). */
function Plans() {
  const { t } = useTranslation('hosting');
  const plans = t(($) => $.plans, { returnObjects: true });
  return (
    <Section id="plans" heading={plans.heading}>
      <div className="ui-halves">
        {planKeys.map((key) => {
          const Picture = pictures[key];
          return (
            <div
              key={key}
              className="ui-card ui-stack p-[clamp(1.5rem,3vw,2.5rem)] md:row-span-6 md:grid-rows-subgrid"
            >
              <Picture label={plans[key].picture} />
              <p className="ui-tag">
                <Trans
                  t={t}
                  i18nKey={($) => $.plans[key].term}
                  components={{ en: <span lang="en" /> }}
                />
              </p>
              <h3>{plans[key].title}</h3>
              <p>{plans[key].body}</p>
              <TickList items={plans[key].points} />
              <p className="pt-4 border-t border-line-strong font-600">{plans[key].fit}</p>
            </div>
          );
        })}
      </div>
    </Section>
  );
}

/** The technical audit, stage by stage, beside the list that an IT department sends back (spec §2). */
function Audit() {
  const { t } = useTranslation('hosting');
  const { heading, body, stages, checklist } = t(($) => $.audit, { returnObjects: true });
  return (
    <Section id="audit" heading={heading} lead={body}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <Terms className="ui-halves" items={Object.values(stages)} />
        <div className="ui-tabbed-card">
          <h3>{checklist.title}</h3>
          <ul className="mt-3">
            {Object.entries(checklist.points).map(([key, point]) => (
              <li key={key} className="audit-point">
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
