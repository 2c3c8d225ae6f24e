import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tags } from '../../components/Lists.tsx';
import { Section } from '../../components/Sections.tsx';
import { ContactButton } from '../../contact/markup/ContactButton.tsx';
import type { Resources } from '../../i18n/resources.ts';
import { useHours } from '../../i18n/use-hours.ts';
import { Board } from './Board.tsx';
import { Circuit } from './Circuit.tsx';
import { ExportFile } from './ExportFile.tsx';
import { hoursOf } from './example-week.ts';
import { Week } from './Week.tsx';

/** The key features, each described once (spec §2). */
export function Features() {
  const { t } = useTranslation('home');
  const { hours } = useHours();
  const lead = t(($) => $.features.lead, {
    planned: hours(hoursOf('planned')),
    done: hours(hoursOf('done')),
  });
  return (
    <Section
      id="features"
      heading={t(($) => $.features.heading)}
      lead={lead}
      note={t(($) => $.features.note)}
    >
      <ol className="features">
        <Feature id="planning" picture={<Week />} />
        <Feature id="validation" picture={<Circuit />} />
        <Feature id="export" picture={<ExportFile />}>
          <ExportTargets />
          <ContactButton purpose="customFormat" variant="secondary" size="small" />
        </Feature>
        <Feature id="indicators" picture={<Board />} />
        <Feature id="staff" />
        <Feature id="settings" />
        <Feature id="reliability" />
      </ol>
    </Section>
  );
}

interface FeatureProps {
  /** The key of its texts, which is also its anchor. */
  id: keyof Resources['home']['features']['items'];
  picture?: ReactNode;
  children?: ReactNode;
}

function Feature({ id, picture, children }: FeatureProps) {
  const { t } = useTranslation('home');
  const { title, body } = t(($) => $.features.items[id], { returnObjects: true });
  const text = <p>{body}</p>;
  return (
    <li className="feature">
      <h3 id={id}>{title}</h3>
      {picture}
      {children ? (
        <div className="stack">
          {text}
          {children}
        </div>
      ) : (
        text
      )}
    </li>
  );
}

/** The four kinds of software for the export (spec §1). */
function ExportTargets() {
  const { t } = useTranslation('home');
  const { targets, targetsLabel } = t(($) => $.export, { returnObjects: true });
  return <Tags label={targetsLabel} items={targets} />;
}
