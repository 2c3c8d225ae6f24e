import { Trans } from 'react-i18next';
import { HandCircle } from './Drawn.tsx';
import { days, hoursOf, type Role, replacedSlot, roles } from './example-week.ts';
import { PlayedHours } from './PlayedHours.tsx';
import { useWeekTexts } from './week-texts.ts';

/**
 * The week of each agent, with totals. `play-circuit.ts` changes the hours with `data-hours`, and says
 * those with `data-total`.
 */
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
            <th scope="row" colSpan={days.length + 1} data-total="">
              {planning.total}
            </th>
            <td>{hours(hoursOf('planned'))}</td>
            <td data-hours={hoursOf('done')} data-total="">
              {hours(hoursOf('done'))}
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The hours of an agent, day by day. For the agent with the gap, a row below explains it. */
function AgentRow({ role }: { role: Role }) {
  const { t, planning, hours } = useWeekTexts();
  const isReplacement = role === replacedSlot.role;
  const total = hoursOf('done', { role });
  return (
    <>
      <tr>
        <th scope="row" className={`swatch agent-${role}`}>
          {planning.roles[role]}
        </th>
        {days.map((day) => {
          const done = hoursOf('done', { role, day });
          const hasGap = isReplacement && day === replacedSlot.day;
          return (
            <td key={day} data-hours={hasGap ? done : undefined}>
              {done > 0 ? hours(done) : '–'}
            </td>
          );
        })}
        <td>{hours(hoursOf('planned', { role }))}</td>
        <td>
          {isReplacement ? <PlayedHours of={total} /> : hours(total)}
          {isReplacement && <HandCircle />}
        </td>
      </tr>
      {isReplacement && (
        <tr className="hours-gap">
          <td colSpan={days.length + 3} data-planned={replacedSlot.planned}>
            <Trans
              t={t}
              i18nKey={($) => $.circuitGap}
              values={{ planned: hours(replacedSlot.planned) }}
              components={{
                done: <PlayedHours of={replacedSlot.done} />,
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
}
