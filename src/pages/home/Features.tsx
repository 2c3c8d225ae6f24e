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

/** A feature takes a column, or all of them, with its picture under its text or beside it. */
const shapes = {
  column: 'md:row-span-2 md:grid-rows-subgrid',
  across: 'gap-6 md:col-span-full',
  beside: 'md:col-span-full md:grid-cols-subgrid md:gap-x-wide md:items-center',
};

/** A feature's anchor and key, its picture, and the shape of both. */
const features = [
  { key: 'planning', picture: <EntryPicture /> },
  { key: 'staff', picture: <RecordPicture /> },
  { key: 'validation', picture: <Circuit />, wide: 'across' },
  { key: 'export', more: <ExportTargets />, picture: <ExportPicture />, wide: 'beside' },
  { key: 'indicators', picture: <BoardPicture /> },
  { key: 'settings', picture: <SettingsPicture /> },
  { key: 'reliability', picture: <SamePicture />, wide: 'beside' },
] as const satisfies { key: string; picture: ReactNode; more?: ReactNode; wide?: keyof typeof shapes }[];

/** The seven key features, each described once, with its picture (spec §2). */
export function Features() {
  const { t } = useTranslation('home');
  const items = t(($) => $.features.items, { returnObjects: true });
  const week = t(($) => $.hours, { count: hoursOf() });
  return (
    <Section id="features" heading={t(($) => $.features.heading)} lead={t(($) => $.features.lead, { hours: week })}>
      <ol className="grid gap-8 md:grid-cols-2 md:gap-x-wide md:gap-y-6">
        {features.map(({ key, picture, ...feature }) => (
          <li
            key={key}
            className={`feature grid gap-4 content-start md:pb-8 ${shapes['wide' in feature ? feature.wide : 'column']}`}
          >
            <div className="ui-stack">
              <h3 id={key}>{items[key].title}</h3>
              <p>{items[key].body}</p>
              {'more' in feature && feature.more}
            </div>
            {picture}
          </li>
        ))}
      </ol>
    </Section>
  );
}
