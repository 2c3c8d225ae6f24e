import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardPicture } from '../../components/pictures/BoardPicture.tsx';
import { EntryPicture } from '../../components/pictures/EntryPicture.tsx';
import { ExportPicture } from '../../components/pictures/ExportPicture.tsx';
import { hoursOf } from '../../components/pictures/example-week.ts';
import { RecordPicture } from '../../components/pictures/RecordPicture.tsx';
import { SamePicture } from '../../components/pictures/SamePicture.tsx';
import { SettingsPicture } from '../../components/pictures/SettingsPicture.tsx';
import { Section } from '../../components/Section.tsx';
import { Circuit } from './Circuit.tsx';
import { ExportTargets } from './ExportTargets.tsx';

/** A feature takes a column, or all of them, with its proof under its words or beside them. */
const shapes = {
  column: 'md:row-span-2 md:grid-rows-subgrid',
  across: 'gap-6 md:col-span-full',
  beside: 'md:col-span-full md:grid-cols-subgrid md:gap-x-wide md:items-center',
};

/** A feature's anchor and key, its proof, and the shape of both. */
const features = [
  { key: 'planning', proof: <EntryPicture /> },
  { key: 'staff', proof: <RecordPicture /> },
  { key: 'validation', proof: <Circuit />, wide: 'across' },
  { key: 'export', more: <ExportTargets />, proof: <ExportPicture />, wide: 'beside' },
  { key: 'indicators', proof: <BoardPicture /> },
  { key: 'settings', proof: <SettingsPicture /> },
  { key: 'reliability', proof: <SamePicture />, wide: 'beside' },
] as const satisfies { key: string; proof: ReactNode; more?: ReactNode; wide?: keyof typeof shapes }[];

/** The seven key features, each told once, with its proof beside it (spec §2). */
export function Features() {
  const { t } = useTranslation('home');
  const items = t(($) => $.features.items, { returnObjects: true });
  const week = t(($) => $.hours, { count: hoursOf() });
  return (
    <Section id="features" heading={t(($) => $.features.heading)} lead={t(($) => $.features.lead, { hours: week })}>
      <ol className="grid gap-8 md:grid-cols-2 md:gap-x-wide md:gap-y-6">
        {features.map(({ key, proof, ...feature }) => (
          <li
            key={key}
            className={`feature grid gap-4 content-start md:pb-8 ${shapes['wide' in feature ? feature.wide : 'column']}`}
          >
            <div className="ui-stack">
              <h3 id={key}>{items[key].title}</h3>
              <p>{items[key].body}</p>
              {'more' in feature && feature.more}
            </div>
            {proof}
          </li>
        ))}
      </ol>
    </Section>
  );
}
