import { useTranslation } from 'react-i18next';
import { FrancePicture } from '../../components/pictures/FrancePicture.tsx';
import { ServerRoomPicture } from '../../components/pictures/ServerRoomPicture.tsx';
import { Section } from '../../components/Section.tsx';
import { TickList } from '../../components/TickList.tsx';

const pictures = {
  onPremise: (label: string) => <ServerRoomPicture label={label} />,
  cloud: (label: string) => <FrancePicture label={label} />,
};

const order = ['onPremise', 'cloud'] as const;

/** The two ways of hosting, side by side (spec §2). */
export function Plans() {
  const { t } = useTranslation('hosting');
  const plans = t(($) => $.plans, { returnObjects: true });
  return (
    <Section id="plans" heading={plans.heading}>
      <div className="plans">
        {order.map((key) => (
          <div key={key} className="plan stack">
            {pictures[key](plans[key].picture)}
            <p className="tag">{plans[key].term}</p>
            <h3>{plans[key].title}</h3>
            <p>{plans[key].body}</p>
            <TickList items={plans[key].points} />
            <p className="plan-fit">{plans[key].fit}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
