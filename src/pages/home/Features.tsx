import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../components/ContactButton.tsx';
import { Tags } from '../../components/Lists.tsx';
import { BoardPicture } from '../../components/pictures/BoardPicture.tsx';
import { hoursOf } from '../../components/pictures/example-week.ts';
import { SamePicture, SettingsPicture } from '../../components/pictures/HomePictures.tsx';
import { RecordPicture } from '../../components/pictures/RecordPicture.tsx';
import { EntryPicture, ExportPicture } from '../../components/pictures/WeekTables.tsx';
import { Section } from '../../components/Sections.tsx';

/** A feature takes one column or both, with its picture below its text or beside it. */
const layouts = {
  column: 'md:row-span-2 md:grid-rows-subgrid',
  across: 'gap-6 md:col-span-full',
  beside: 'md:col-span-full md:grid-cols-subgrid md:gap-x-wide md:items-center',
};

/** The features, by the key of their texts, which is their anchor too. */
const features = [
  { key: 'planning', picture: <EntryPicture /> },
  { key: 'staff', picture: <RecordPicture /> },
  { key: 'validation', picture: <Circuit />, layout: 'across' },
  { key: 'export', more: <ExportTargets />, picture: <ExportPicture />, layout: 'beside' },
  { key: 'indicators', picture: <BoardPicture /> },
  { key: 'settings', picture: <SettingsPicture /> },
  { key: 'reliability', picture: <SamePicture />, layout: 'beside' },
] as const satisfies {
  key: string;
  picture: ReactNode;
  more?: ReactNode;
  layout?: keyof typeof layouts;
}[];

/** The seven key features, each described once, with its picture (spec §2). */
export function Features() {
  const { t } = useTranslation('home');
  const items = t(($) => $.features.items, { returnObjects: true });
  const week = t(($) => $.hours, { count: hoursOf() });
  return (
    <Section
      id="features"
      heading={t(($) => $.features.heading)}
      lead={t(($) => $.features.lead, { hours: week })}
    >
      <ol className="grid gap-8 md:grid-cols-2 md:gap-x-wide md:gap-y-6">
        {features.map(({ key, picture, ...feature }) => (
          <li
            key={key}
            className={`feature grid gap-4 content-start md:pb-8 ${layouts['layout' in feature ? feature.layout : 'column']}`}
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

/** The hierarchical validation circuit, as a line of stations, each with its stamp (spec §1). */
function Circuit() {
  const { t } = useTranslation('home');
  const { label, steps } = t(($) => $.circuit, { returnObjects: true });
  return (
    <ol className="grid gap-6 md:grid-cols-4" aria-label={label}>
      {Object.entries(steps).map(([key, { title, who, stamp }], index) => (
        <li key={key} className="circuit-step">
          <p className="font-600">{title}</p>
          <p>{who}</p>
          <p className={index % 2 ? 'circuit-stamp [rotate:3deg]' : 'circuit-stamp'}>{stamp}</p>
        </li>
      ))}
    </ol>
  );
}

/** The four kinds of software that the export supports, and the way to ask for another format (spec §1). */
function ExportTargets() {
  const { t } = useTranslation('home');
  const { targets, targetsLabel, action } = t(($) => $.export, { returnObjects: true });
  return (
    <>
      <Tags label={targetsLabel} items={targets} />
      <ContactButton purpose="customFormat" variant="secondary">
        {action}
      </ContactButton>
    </>
  );
}
