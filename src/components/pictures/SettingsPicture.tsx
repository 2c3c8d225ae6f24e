import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips, Label } from './Label.tsx';
import { Picture } from './Picture.tsx';

/** What can be configured: headings, events, structures, services; the other pictures use these names (spec §1). */
export function SettingsPicture() {
  const { t } = useTranslation('home');
  const { moments, leisure } = t(($) => $.planning, { returnObjects: true });
  const { structures } = t(($) => $.board, { returnObjects: true });
  const settings = t(($) => $.settings, { returnObjects: true });
  const rows = [
    [settings.rubrics, ...Object.values(settings.rubricNames)],
    [settings.events, ...Object.values(moments), leisure],
    [settings.structures, ...Object.values(structures)],
    [settings.services, ...Object.values(settings.serviceNames)],
  ] as const;
  return (
    <Picture height={250} title={settings.title} rows={rows}>
      {rows.map(([label, ...texts], index) => (
        <Fragment key={label}>
          <Label bold x={24} y={30 + index * 58} text={label} />
          <Chips y={38 + index * 58} texts={texts} />
        </Fragment>
      ))}
    </Picture>
  );
}
