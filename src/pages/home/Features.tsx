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

/** A feature's anchor and key, its proof, and whether both share the whole line. */
const features = [
  { key: 'planning', proof: <EntryPicture /> },
  { key: 'staff', proof: <RecordPicture /> },
  { key: 'validation', proof: <Circuit />, wide: true },
  { key: 'export', more: <ExportTargets />, proof: <ExportPicture />, wide: true },
  { key: 'indicators', proof: <BoardPicture /> },
  { key: 'settings', proof: <SettingsPicture /> },
  { key: 'reliability', proof: <SamePicture />, wide: true },
] as const satisfies { key: string; proof: ReactNode; more?: ReactNode; wide?: true }[];

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
            className={'wide' in feature ? 'feature wide-feature' : 'feature md:row-span-2 md:grid-rows-subgrid'}
          >
            <div className="stack">
              <h3 id={key} className="numbered">
                {items[key].title}
              </h3>
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
