import { Fragment } from 'react';
import { useWeekTexts } from './example-week.ts';
import { Chips, Label } from './Label.tsx';
import { Picture } from './Picture.tsx';

/** What can be configured: headings, events, structures, services; the other pictures use these names (spec §1). */
export function SettingsPicture() {
  const { t, planning } = useWeekTexts();
  const { structures } = t(($) => $.board, { returnObjects: true });
  const settings = t(($) => $.settings, { returnObjects: true });
  const rows = [
    [settings.rubrics, ...Object.values(settings.rubricNames)],
    [settings.events, ...Object.values(planning.moments), planning.leisure],
    [settings.structures, ...Object.values(structures)],
    [settings.services, ...Object.values(settings.serviceNames)],
  ];
  return (
    <Picture height={208} title={settings.title} rows={rows}>
      {rows.map(([label, ...texts], index) => (
        <Fragment key={label}>
          <Label bold x={24} y={24 + index * 48} text={label} />
          <Chips y={30 + index * 48} texts={texts} />
        </Fragment>
      ))}
    </Picture>
  );
}
