import { useTranslation } from 'react-i18next';
import { Chips } from './Chips.tsx';
import { Sheet } from './Sheet.tsx';
import { Words } from './Words.tsx';

/** What can be configured: headings, events, structures, services; the other drawings use these names (spec §1). */
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
    <Sheet height={250} title={settings.title} rows={rows}>
      {rows.map(([label, ...words], index) => (
        <g key={label}>
          <Words bold x={24} y={30 + index * 58} text={label} />
          <Chips x={24} y={38 + index * 58} words={words} />
        </g>
      ))}
    </Sheet>
  );
}
