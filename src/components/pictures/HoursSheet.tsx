import { Trans } from 'react-i18next';
import { EditedHours } from './EditedHours.tsx';
import { type Agent, agents, days, hoursOf, replacedSlot } from './example-week.ts';
import { Circled } from './HandDrawn.tsx';
import { useWeekTexts } from './week-texts.ts';

/**
 * The week of each agent, with totals. `edit-circuit.ts` changes the hours with `data-hours`, and says
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
          {agents.map((agent) => (
            <AgentRow key={agent} agent={agent} />
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
function AgentRow({ agent }: { agent: Agent }) {
  const { t, planning, hours } = useWeekTexts();
  const isReplacement = agent === replacedSlot.agent;
  const total = hoursOf('done', { agent });
  return (
    <>
      <tr>
        <th scope="row" className={`swatch agent-${agent}`}>
          {planning.roles[agent]}
        </th>
        {days.map((day) => {
          const done = hoursOf('done', { agent, day });
          const hasGap = isReplacement && day === replacedSlot.day;
          return (
            <td key={day} data-hours={hasGap ? done : undefined}>
              {done > 0 ? hours(done) : '–'}
            </td>
          );
        })}
        <td>{hours(hoursOf('planned', { agent }))}</td>
        <td>
          {isReplacement ? (
            <Circled>
              <EditedHours count={total} />
            </Circled>
          ) : (
            hours(total)
          )}
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
                done: <EditedHours count={replacedSlot.done} />,
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
}
