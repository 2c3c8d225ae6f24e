import { Fragment } from 'react';
import type { Resources } from '../../i18n/resources.ts';
import { EditedHours } from './EditedHours.tsx';
import { agents, hoursOf, replacedSlot } from './example-week.ts';
import { HoursSheet } from './HoursSheet.tsx';
import { useWeekTexts } from './week-texts.ts';

/** The station that makes the export file. */
const lastStep: keyof Resources['home']['circuit']['steps'] = 'payroll';

/**
 * The validation circuit, the centre of the home page (spec §1): one sheet of hours, with a gap
 * between planned and done hours, and the four stations that stamp it. `edit-circuit.ts` lets the
 * visitor correct and stamp it.
 */
export function Circuit() {
  const { t } = useWeekTexts();
  const { steps } = t(($) => $.circuit, { returnObjects: true });
  return (
    <div
      className="picture circuit"
      data-circuit=""
      data-whole-hours={t(($) => $.hours, { hours: '#' })}
      data-half-hours={t(($) => $.hoursAndMinutes, { hours: '#', minutes: 30 })}
    >
      <HoursSheet />
      <ol className="stations">
        {Object.entries(steps).map(([key, { title, who, stamp }]) => (
          <li key={key}>
            <strong>{title}</strong> {who}
            <p className="stamp">
              {stamp} <EditedHours count={hoursOf('done')} />
            </p>
            {key === lastStep && <ExportLines />}
          </li>
        ))}
      </ol>
      <EditTemplate />
    </div>
  );
}

/** What the file holds: a line for each agent, with the hours done. */
function ExportLines() {
  const { planning, hours } = useWeekTexts();
  return (
    <dl className="export-lines">
      {agents.map((agent) => {
        const done = hoursOf('done', { agent });
        return (
          <Fragment key={agent}>
            <dt>{planning.roles[agent]}</dt>{' '}
            <dd data-hours={agent === replacedSlot.agent ? done : undefined}>{hours(done)}</dd>{' '}
          </Fragment>
        );
      })}
    </dl>
  );
}

/** Parts that need a script. The template hides them until `edit-circuit.ts` puts them in place. */
function EditTemplate() {
  const { t } = useWeekTexts();
  const { less, more, hint } = t(($) => $.edit, { returnObjects: true });
  const { steps } = t(($) => $.circuit, { returnObjects: true });
  return (
    <template>
      <p className="edit-buttons" data-part="buttons">
        <button type="button" className="ui-small-button touch-manipulation" data-part="less">
          {less}
        </button>
        <button type="button" className="ui-small-button touch-manipulation" data-part="more">
          {more}
        </button>
      </p>
      <p className="edit-hint" data-part="hint">
        {hint}
      </p>
      <p role="status" className="sr-only" data-part="status" />
      {Object.entries(steps).map(([key, { action }]) => (
        <button
          key={key}
          type="button"
          className="ui-small-button stamp-button"
          data-part="stamper"
        >
          {action}
        </button>
      ))}
    </template>
  );
}
