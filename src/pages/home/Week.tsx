import { useTranslation } from 'react-i18next';
import { HandArrow, HandCircle } from '../../components/HandDrawn.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useHours } from '../../i18n/use-hours.ts';
import { days, hoursOf, moments, replacedSlot, type Slot, slots } from './example-week.ts';

/** The picture of the planning: a week at a school, who is there, for how long, a replacement (spec §1). */
export function Week() {
  const { t } = useTranslation('home');
  const { hours } = useHours();
  const planning = t(($) => $.planning, { returnObjects: true });
  return (
    <Picture className="week">
      <table>
        <caption>{planning.title}</caption>
        <tbody>
          <tr>
            <th scope="col">{planning.day}</th>
            {moments.map((moment) => (
              <th key={moment} scope="col">
                {planning.moments[moment]}
              </th>
            ))}
          </tr>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row">{planning.days[day]}</th>
              {slots
                .filter((slot) => slot.day === day)
                .map((slot) => (
                  <SlotCell key={slot.moment} slot={slot} />
                ))}
            </tr>
          ))}
          <tr className="week-foot">
            <td colSpan={2}>
              {planning.total} {hours(hoursOf('planned'))}
            </td>
            <td colSpan={3}>
              {planning.replacement} <HandArrow />
            </td>
          </tr>
        </tbody>
      </table>
    </Picture>
  );
}

function SlotCell({ slot }: { slot: Slot }) {
  const { t } = useTranslation('home');
  const { hours } = useHours();
  const planning = t(($) => $.planning, { returnObjects: true });
  const { moment, plannedAgent, agent, planned } = slot;
  const name = planning.roles[agent];
  if (moment === 'leisure') {
    return (
      <td className={`slot agent-${agent}`} colSpan={moments.length}>
        {`${hours(planned)}\n${planning.leisure}\n${name}`}
      </td>
    );
  }
  if (slot !== replacedSlot) {
    return <td className={`slot agent-${agent}`}>{`${hours(planned)}\n${name}`}</td>;
  }
  return (
    <td className={`slot agent-${agent}`}>
      {hours(planned)} <del>{planning.roles[plannedAgent]}</del> {name}{' '}
      <span className="sr-only print:hidden">{planning.replacement}</span>
      <HandCircle />
    </td>
  );
}
