import { agent, agentBars, agentHours, agentMoments } from './bars.ts';
import { HandCircle } from './Drawn.tsx';
import { useWeekTexts } from './week-texts.ts';

/** The record of one agent: role, events, a week's hours with a gap (spec §2, casual staff). */
export function AgentRecord() {
  const { t, planning, dayName, momentName, hours, list } = useWeekTexts();
  const week = { planned: hours(agentHours('planned')), done: hours(agentHours('done')) };
  return (
    <div className="picture record">
      <p className="picture-title">{t(($) => $.record.title)}</p>
      <p>
        <strong className="block">{planning.roles[agent]}</strong>{' '}
        {t(($) => $.recordEvents, { events: list(agentMoments.map(momentName)) })}
      </p>
      <ul className="bars">
        {agentBars.map(({ key, planned, done, bar }) => {
          const isGap = done !== planned;
          const texts = { done: hours(done), planned: hours(planned) };
          return (
            <li key={key} className={bar}>
              {`${dayName(key)}\t${isGap ? t(($) => $.boardCount, texts) : texts.done}`}
              {isGap && <HandCircle />}
            </li>
          );
        })}
      </ul>
      <p className="picture-foot">{t(($) => $.recordWeek, week)}</p>
    </div>
  );
}
