import { Trans } from 'react-i18next';
import { HandCircle } from './Drawn.tsx';
import { type Day, days, hoursOf, type Role, replaced, type Slot, slots } from './example-week.ts';
import { useWeekTexts } from './week-texts.ts';

const roles: readonly Role[] = ['leader', 'secondLeader', 'supervisor'];

/** The slot whose planned and done hours differ. */
const gap = slots.find((slot) => slot.replacement) as Slot;

/** The week of each agent, with totals. `play-circuit.ts` changes the hours with `data-hours`. */
export function HoursSheet() {
  const { t, planning, hours } = useWeekTexts();
  const entry = t(($) => $.entry, { returnObjects: true });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <section className="hours-sheet" tabIndex={0} aria-labelledby="hours-sheet">
      <table>
        <caption id="hours-sheet">{t(($) => $.circuit.title)}</caption>
        <tbody>
          <tr>
            <th scope="col">{entry.agent}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {planning.days[day]}
              </th>
            ))}
            <th scope="col">{entry.planned}</th>
            <th scope="col">{entry.done}</th>
          </tr>
          {roles.map((role) => (
            <AgentRow key={role} role={role} />
          ))}
          <tr className="hours-total">
            <th scope="row" colSpan={days.length + 1}>
              {planning.total}
            </th>
            <td>{hours(hoursOf('planned'))}</td>
            <td data-hours={hoursOf('done')}>{hours(hoursOf('done'))}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The hours of an agent, day by day. For the agent with the gap, a row below explains it. */
function AgentRow({ role }: { role: Role }) {
  const { t, planning, hours } = useWeekTexts();
  const ofAgent = (kind: 'planned' | 'done', day?: Day) =>
    hoursOf(kind, (slot) => slot.role === role && (day === undefined || slot.day === day));
  const isReplacement = role === replaced.role;
  const row = (
    <tr>
      <th scope="row" className={`agent-${role}`}>
        {planning.roles[role]}
      </th>
      {days.map((day) => {
        const done = ofAgent('done', day);
        const hasGap = isReplacement && day === replaced.day;
        return (
          <td key={day} data-hours={hasGap ? done : undefined}>
            {done > 0 ? hours(done) : '–'}
          </td>
        );
      })}
      <td>{hours(ofAgent('planned'))}</td>
      <td>
        <span data-hours={isReplacement ? ofAgent('done') : undefined}>
          {hours(ofAgent('done'))}
        </span>
        {isReplacement && <HandCircle />}
      </td>
    </tr>
  );
  if (!isReplacement) {
    return row;
  }
  return (
    <>
      {row}
      <tr className="hours-gap">
        <td colSpan={days.length + 3} data-planned={gap.planned}>
          <Trans
            t={t}
            i18nKey={($) => $.circuitGap}
            values={{ planned: hours(gap.planned) }}
            components={{ done: <span data-hours={gap.done}>{hours(gap.done)}</span> }}
          />
        </td>
      </tr>
    </>
  );
}
