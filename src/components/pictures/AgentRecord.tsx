import { Trans } from 'react-i18next';
import { agent, agentBars, agentHours } from './bars.ts';
import { HandCircle } from './Drawn.tsx';
import { slots } from './example-week.ts';
import { PlayedHours, PlayedRow } from './Played.tsx';
import { useWeekTexts } from './week-texts.ts';

/** The moments at which the agent is there. */
const agentMoments = [
  ...new Set(slots.filter(({ role }) => role === agent).map(({ moment }) => moment)),
];

/** The record of one agent: role, events, a week's hours with a gap (spec §2, casual staff). */
export function AgentRecord() {
  const { t, planning, dayName, momentName, hours, list } = useWeekTexts();
  const events = t(($) => $.recordEvents, { events: list(agentMoments.map(momentName)) });
  return (
    <div className="picture record">
      <p className="picture-title">{t(($) => $.record.title)}</p>
      <p>
        <strong className="block">{planning.roles[agent]}</strong> {events}
      </p>
      <ul className="bars">
        {agentBars.map((row) => {
          const { key, planned, done, lengths } = row;
          if (done !== planned) {
            return (
              <PlayedRow key={key} name={dayName(key)} row={row}>
                <HandCircle />
              </PlayedRow>
            );
          }
          return (
            <li key={key} className={lengths}>
              <span>{dayName(key)}</span> {hours(done)}
            </li>
          );
        })}
      </ul>
      <p className="picture-foot">
        <Trans
          t={t}
          i18nKey={($) => $.recordWeek}
          values={{ planned: hours(agentHours('planned')) }}
          components={{ done: <PlayedHours of={agentHours('done')} /> }}
        />
      </p>
    </div>
  );
}
