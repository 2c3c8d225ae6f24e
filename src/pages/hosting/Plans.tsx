import { Trans, useTranslation } from 'react-i18next';
import { FrancePicture, ServerRoomPicture } from '../../components/pictures/HostingPictures.tsx';
import { Section } from '../../components/Section.tsx';
import { TickList } from '../../components/TickList.tsx';

const order = ['onPremise', 'cloud'] as const;
const pictures = { onPremise: ServerRoomPicture, cloud: FrancePicture };

/** The two ways of hosting, side by side (spec §2). */
export function Plans() {
  const { t } = useTranslation('hosting');
  const plans = t(($) => $.plans, { returnObjects: true });
  return (
    <Section id="plans" heading={plans.heading}>
      <div className="ui-halves">
        {order.map((key) => {
          const Picture = pictures[key];
          return (
            <div key={key} className="ui-card ui-stack p-[clamp(1.5rem,3vw,2.5rem)] md:row-span-6 md:grid-rows-subgrid">
              <Picture label={plans[key].picture} />
              <p className="ui-tag">
                <Trans t={t} i18nKey={($) => $.plans[key].term} components={{ en: <span lang="en" /> }} />
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
