import { agentBars, agentHours, agentWithGap } from './bars.ts';
import { HandCircle } from './Drawn.tsx';
import { slots } from './example-week.ts';
import { useWeekTexts } from './week-texts.ts';

/** The moments at which the agent is there. */
const agentMoments = [
  ...new Set(slots.filter(({ role }) => role === agentWithGap).map(({ moment }) => moment)),
];

/** The record of one agent: role, events, a week's hours with a gap (spec §2, casual staff). */
export function AgentRecord() {
  const { t, planning, dayName, momentName, hours, list } = useWeekTexts();
  const events = t(($) => $.recordEvents, { events: list(agentMoments.map(momentName)) });
  const week = { planned: hours(agentHours('planned')), done: hours(agentHours('done')) };
  return (
    <div className="picture record">
      <p className="picture-title">{t(($) => $.record.title)}</p>
      <p>
        <strong className="block">{planning.roles[agentWithGap]}</strong> {events}
      </p>
      <ul className="bars">
        {agentBars.map(({ key, planned, done, lengths }) => {
          const texts = { done: hours(done), planned: hours(planned) };
          const hasGap = done !== planned;
          return (
            <li key={key} className={lengths}>
              <span>{dayName(key)}</span> {hasGap ? t(($) => $.doneOfPlanned, texts) : texts.done}
              {hasGap && <HandCircle />}
            </li>
          );
        })}
      </ul>
      <p className="picture-foot">{t(($) => $.recordWeek, week)}</p>
    </div>
  );
}
