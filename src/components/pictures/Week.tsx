import { HandArrow, HandCircle } from './Drawn.tsx';
import {
  days,
  hoursOf,
  type Moment,
  moments,
  replacedSlot,
  type Slot,
  slots,
} from './example-week.ts';
import { useWeekTexts } from './week-texts.ts';

/**
 * Returns the slots that begin in the row of a moment, day by day. On Wednesday, the leisure centre
 * begins in the first row.
 */
const slotsOfRow = (row: Moment) =>
  slots.filter(({ moment }) => moment === row || (moment === 'leisure' && row === moments[0]));

/** The hero's picture: a week at a school, who is there, for how long, a replacement (spec §1). */
export function Week() {
  const { planning, hours } = useWeekTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <section className="picture week" tabIndex={0} aria-labelledby="week">
      <table>
        <caption id="week">{planning.title}</caption>
        <tbody>
          <tr>
            <th scope="col">{planning.moment}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {planning.days[day]}
              </th>
            ))}
          </tr>
          {moments.map((moment) => (
            <tr key={moment}>
              <th scope="row">{planning.moments[moment]}</th>
              {slotsOfRow(moment).map((slot) => (
                <SlotCell key={slot.day} slot={slot} />
              ))}
            </tr>
          ))}
          <tr className="week-foot">
            <td colSpan={4}>
              {planning.total} {hours(hoursOf('planned'))}
            </td>
            <td colSpan={2}>
              <HandArrow />
              {planning.replacement}
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** A slot as a paper label: the hours, then who takes it. */
function SlotCell({ slot }: { slot: Slot }) {
  const { planning, hours } = useWeekTexts();
  const { moment, plannedAgent, agent, planned } = slot;
  const name = planning.roles[agent];
  if (moment === 'leisure') {
    return (
      <td className={`slot agent-${agent}`} rowSpan={moments.length}>
        <strong>{hours(planned)}</strong> {`${planning.leisure}\n${name}`}
      </td>
    );
  }
  if (slot !== replacedSlot) {
    return (
      <td className={`slot agent-${agent}`}>
        <strong>{hours(planned)}</strong> {name}
      </td>
    );
  }
  return (
    <td className={`slot agent-${agent}`}>
      <strong>{hours(planned)}</strong> <del>{planning.roles[plannedAgent]}</del> {name}{' '}
      <span className="sr-only print:hidden">{planning.replacement}</span>
      <HandCircle />
    </td>
  );
}
