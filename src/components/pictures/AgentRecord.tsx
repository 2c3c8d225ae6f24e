import { HandCircle } from './Drawn.tsx';
import { type Day, days, hoursOf, replaced, slots } from './example-week.ts';
import { useWeekTexts } from './week-texts.ts';

/** The agent whose record it is: the one whose planned and done hours differ. */
const agent = replaced.role;
const ownSlots = slots.filter(({ role }) => role === agent);
const ownDays = days.filter((day) => ownSlots.some((slot) => slot.day === day));
const ownMoments = [...new Set(ownSlots.map(({ moment }) => moment))];
const ownHours = (kind: 'planned' | 'done', day?: Day) =>
  hoursOf(kind, (slot) => slot.role === agent && (day === undefined || slot.day === day));

/** The bar of a day, in percent of the longest, 4 h: the replacement made it longer, and half an hour was not done. */
const usualBar = '[--planned:50%] [--done:50%] [--pending:0%]';
const replacementBar = '[--planned:100%] [--done:88%] [--pending:0%]';

/** The record of one agent: role, events, and the hours of a week, with one gap (spec §2, casual staff). */
export function AgentRecord() {
  const { t, planning, dayName, momentName, hours, list } = useWeekTexts();
  const week = { planned: hours(ownHours('planned')), done: hours(ownHours('done')) };
  return (
    <div className="picture record">
      <p className="picture-title">{t(($) => $.record.title)}</p>
      <p>
        <strong>{planning.roles[agent]}</strong>{' '}
        {t(($) => $.recordEvents, { events: list(ownMoments.map(momentName)) })}
      </p>
      <ul className="bars">
        {ownDays.map((day) => {
          const [planned, done] = [ownHours('planned', day), ownHours('done', day)];
          const isGap = done !== planned;
          const texts = { done: hours(done), planned: hours(planned) };
          return (
            <li key={day} className={isGap ? replacementBar : usualBar}>
              {`${dayName(day)}\t${isGap ? t(($) => $.boardCount, texts) : texts.done}`}
              {isGap && <HandCircle />}
            </li>
          );
        })}
      </ul>
      <p className="picture-foot">{t(($) => $.recordWeek, week)}</p>
    </div>
  );
}
