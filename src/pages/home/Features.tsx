import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../components/ContactButton.tsx';
import { Tags } from '../../components/Lists.tsx';
import { BoardPicture } from '../../components/pictures/BoardPicture.tsx';
import { CircuitPicture } from '../../components/pictures/CircuitPicture.tsx';
import { hoursOf } from '../../components/pictures/example-week.ts';
import { RecordPicture } from '../../components/pictures/RecordPicture.tsx';
import { Section } from '../../components/Sections.tsx';

/** The seven key features, each described once: the circuit in the centre, the last three smaller (spec §2). */
export function Features() {
  const { t } = useTranslation('home');
  const week = t(($) => $.hours, { count: hoursOf('planned') });
  return (
    <Section
      id="features"
      heading={t(($) => $.features.heading)}
      lead={t(($) => $.features.lead, { hours: week })}
    >
      <ol className="features">
        <Feature id="planning" />
        <Feature id="staff" look="feature-pair" beside={<RecordPicture />} />
        <Feature id="validation" look="feature-centre" beside={<CircuitPicture />} />
        <Feature id="export" beside={<ExportTargets />} />
        <Feature id="indicators" look="feature-small" beside={<BoardPicture />} />
        <Feature id="settings" look="feature-small" />
        <Feature id="reliability" look="feature-small" />
      </ol>
      <div className="ui-actions">
        <ContactButton purpose="demo">{t(($) => $.hero.demo)}</ContactButton>
      </div>
    </Section>
  );
}

interface FeatureProps {
  /** The key of its texts, which is its anchor too. */
  id: 'planning' | 'staff' | 'validation' | 'export' | 'indicators' | 'settings' | 'reliability';
  /** How it differs from a text with something beside it. */
  look?: 'feature-pair' | 'feature-centre' | 'feature-small';
  /** What stands beside its text, or below on a narrow screen: mostly a picture. */
  beside?: ReactNode;
}

function Feature({ id, look, beside }: FeatureProps) {
  const { t } = useTranslation('home');
  const { title, body } = t(($) => $.features.items[id], { returnObjects: true });
  return (
    <li className={look ? `feature ${look}` : 'feature'}>
      <div className="ui-stack">
        <h3 id={id}>{title}</h3>
        <p>{body}</p>
      </div>
      {beside}
    </li>
  );
}

/** The four kinds of software that the export supports, and the way to ask for another format (spec §1). */
function ExportTargets() {
  const { t } = useTranslation('home');
  const { targets, targetsLabel, action } = t(($) => $.export, { returnObjects: true });
  return (
    <div className="ui-stack">
      <Tags label={targetsLabel} items={targets} />
      <ContactButton purpose="customFormat" variant="secondary">
        {action}
      </ContactButton>
    </div>
  );
}
