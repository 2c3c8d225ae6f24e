import { Bar } from './Bar.tsx';
import { type Day, days, hoursOf, replacedSlot, slots } from './example-week.ts';
import { Circled } from './HandDrawn.tsx';
import { useWeekTexts } from './week-texts.ts';

/** The agent whose planned and done hours differ. */
const { agent } = replacedSlot;

const agentHours = (kind: 'planned' | 'done', day?: Day) => hoursOf(kind, { agent, day });

/** The hours of each day on which the agent is there. */
const rows = days
  .map((day) => ({ day, planned: agentHours('planned', day), done: agentHours('done', day) }))
  .filter(({ planned }) => planned > 0);

const longest = Math.max(...rows.map(({ planned }) => planned));

/** The moments at which the agent is there. */
const moments = [
  ...new Set(slots.filter((slot) => slot.agent === agent).map(({ moment }) => moment)),
];

/** The record of one agent: role, events, a week's hours with a gap (spec §2, casual staff). */
export function AgentRecord() {
  const { t, planning, dayName, momentName, hours, list } = useWeekTexts();
  const events = t(($) => $.recordEvents, { events: list(moments.map(momentName)) });
  const week = { planned: hours(agentHours('planned')), done: hours(agentHours('done')) };
  return (
    <div className="picture">
      <p className="picture-title">{t(($) => $.record.title)}</p>
      <p>
        <strong className="block">{planning.roles[agent]}</strong> {events}
      </p>
      <ul className="bars">
        {rows.map(({ day, planned, done }) => {
          const texts = { done: hours(done), planned: hours(planned) };
          const hasGap = done !== planned;
          return (
            <li key={day}>
              <span>{dayName(day)}</span>{' '}
              {hasGap ? <Circled>{t(($) => $.doneOfPlanned, texts)}</Circled> : texts.done}
              <Bar planned={planned} done={done} longest={longest} />
            </li>
          );
        })}
      </ul>
      <p className="picture-foot">{t(($) => $.recordWeek, week)}</p>
    </div>
  );
}
