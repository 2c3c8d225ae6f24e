import { Fragment } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { HandCircle } from '../../../components/HandDrawn.tsx';
import { ContactButton } from '../../../contact/markup/ContactButton.tsx';
import { useHours } from '../../../i18n/use-hours.ts';
import {
  type Agent,
  agents,
  days,
  type HoursFilter,
  hoursOf,
  replacedSlot,
} from '../example-week.ts';

/**
 * The validation circuit in small (spec §1): the hours of a week at one school, with a gap between
 * planned and done, the two stations that stamp them, and the file for payroll. It is rendered
 * finished; `hours-sheet.client.ts` lets the visitor correct and stamp it.
 */
export function HoursSheet() {
  const { t } = useTranslation('home');
  const { hoursData } = useHours();
  const { title, file, stations } = t(($) => $.sheet, { returnObjects: true });
  return (
    <div className="picture hours-sheet" data-hours-sheet="" {...hoursData}>
      <p className="picture-title" id="hours-sheet">
        {title}
      </p>
      <HoursTable />
      <Gap />
      <ol className="stations">
        {Object.entries(stations).map(([key, station]) => (
          <li key={key} data-station={t(($) => $.circuit.waiting)}>
            <p className="stamp">
              {station.stamp} <EditedHours count={hoursOf('done')} />
            </p>
            <strong>{station.title}</strong> {station.who}
          </li>
        ))}
        <li className="export-file" data-file="">
          <strong>{file.title}</strong> {file.who}
          <ExportLines />
        </li>
      </ol>
      <ScriptParts />
    </div>
  );
}

function HoursTable() {
  const { t } = useTranslation('home');
  const planning = t(($) => $.planning, { returnObjects: true });
  const { agent, done } = t(($) => $.sheet, { returnObjects: true });
  return (
    <table aria-labelledby="hours-sheet">
      <thead>
        <tr>
          <th scope="col">{agent}</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {planning.days[day]}
            </th>
          ))}
          <th scope="col">{done}</th>
        </tr>
      </thead>
      <tbody>
        {agents.map((one) => (
          <HoursRow key={one} agent={one} title={planning.roles[one]} />
        ))}
        <HoursRow title={planning.total} />
      </tbody>
    </table>
  );
}

/** The agent's day that differs from the planning: circled, for the visitor to correct. */
const circled = { agent: replacedSlot.agent, day: replacedSlot.day };

/** The hours of an agent or of all, day by day, and their sum. */
function HoursRow({ agent, title }: { agent?: Agent; title: string }) {
  return (
    <tr className={agent === undefined ? 'sheet-total' : undefined}>
      <th scope="row" className={agent && `swatch agent-${agent}`}>
        {title}
      </th>
      {days.map((day) => (
        <HoursCell key={day} agent={agent} day={day} />
      ))}
      <HoursCell agent={agent} />
    </tr>
  );
}

const noHours = '–';

/** A cell of hours. A script changes those that have the circled entry in them. */
function HoursCell({ agent, day }: HoursFilter) {
  const { hours, hoursInColumn } = useHours();
  const count = hoursOf('done', { agent, day });
  const isOfDay = day === circled.day;
  const isOfAgent = agent === circled.agent;
  if (isOfDay && isOfAgent) {
    return <CircledCell count={count} />;
  }
  if (count === 0) {
    return <td>{noHours}</td>;
  }
  // Half hours are only in these columns.
  const isRangedByMinutes = isOfDay || day === undefined;
  const isChanged = isRangedByMinutes && (isOfAgent || agent === undefined);
  return (
    <td data-hours={isChanged ? count : undefined}>
      {isRangedByMinutes ? hoursInColumn(count) : hours(count)}
    </td>
  );
}

function CircledCell({ count }: { count: number }) {
  return (
    <td>
      <span className="relative">
        <EditedHours count={count} />
        <HandCircle />
      </span>
    </td>
  );
}

/** What was planned and done on the circled day. */
function Gap() {
  const { t } = useTranslation('home');
  const { hours } = useHours();
  const planned = hoursOf('planned', circled);
  return (
    <div className="sheet-gap" data-gap={planned}>
      <p>
        <Trans
          t={t}
          i18nKey={($) => $.sheetGap}
          values={{ planned: hours(planned) }}
          components={{ done: <CorrectedHours count={hoursOf('done', circled)} /> }}
        />
      </p>
    </div>
  );
}

/** The hours of the circled day. Once they are corrected, the first ones are struck through. */
function CorrectedHours({ count }: { count: number }) {
  const { hours } = useHours();
  return (
    <>
      <del hidden>{hours(count)}</del> <EditedHours count={count} />
    </>
  );
}

function ExportLines() {
  const { t } = useTranslation('home');
  const { hoursInColumn } = useHours();
  const planning = t(($) => $.planning, { returnObjects: true });
  return (
    <dl>
      {agents.map((agent) => {
        const done = hoursOf('done', { agent });
        return (
          <Fragment key={agent}>
            <dt>{planning.roles[agent]}</dt>{' '}
            <dd data-hours={agent === circled.agent ? done : undefined}>
              {hoursInColumn(done)}
            </dd>{' '}
          </Fragment>
        );
      })}
    </dl>
  );
}

/** Hours that change with the entry that the visitor corrects. */
function EditedHours({ count }: { count: number }) {
  const { hours } = useHours();
  return <span data-hours={count}>{hours(count)}</span>;
}

/** Parts that need a script. The template hides them until the script puts them in place. */
function ScriptParts() {
  const { t } = useTranslation('home');
  const { hint, less, more, stations, ending } = t(($) => $.sheet, { returnObjects: true });
  return (
    <template>
      <p className="sheet-buttons" data-part="buttons">
        <Button size="small" data-part="less">
          {less}
        </Button>
        <Button size="small" data-part="more">
          {more}
        </Button>
      </p>
      {Object.entries(stations).map(([key, { action }]) => (
        <Button key={key} size="small" className="stamp-button" data-part="stamper">
          {action}
        </Button>
      ))}
      <li className="sheet-foot" data-part="hint">
        {hint}
      </li>
      <li className="sheet-foot" data-part="ending">
        <strong tabIndex={-1}>{ending}</strong> <ContactButton purpose="demo" />
      </li>
      <p role="status" className="sr-only" data-part="status" />
    </template>
  );
}
