import { useTranslation } from 'react-i18next';
import { FrancePicture } from '../../components/pictures/FrancePicture.tsx';
import { ServerRoomPicture } from '../../components/pictures/ServerRoomPicture.tsx';

/** The two ways of hosting as two drawings side by side, each under its name (spec §2). */
export function Plates() {
  const { t } = useTranslation('hosting');
  const { onPremise, cloud } = t(($) => $.plans, { returnObjects: true });
  return (
    <div className="plates">
      <div className="plate">
        <ServerRoomPicture label={onPremise.picture} />
        <p>{onPremise.title}</p>
      </div>
      <div className="plate">
        <FrancePicture label={cloud.picture} />
        <p>{cloud.title}</p>
      </div>
    </div>
  );
}
