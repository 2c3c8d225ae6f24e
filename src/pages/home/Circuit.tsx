import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture.tsx';
import { useHours } from '../../i18n/use-hours.ts';
import { type School, schools } from './example-schools.ts';

/** Where three schools are in the validation circuit: at which station hours still wait (spec §1). */
export function Circuit() {
  const { t } = useTranslation('home');
  const { title, structure } = t(($) => $.circuit, { returnObjects: true });
  const names = t(($) => $.board.structures, { returnObjects: true });
  const stations = t(($) => $.sheet.stations, { returnObjects: true });
  return (
    <Picture>
      <table className="circuit">
        <caption>{title}</caption>
        <tbody>
          <tr>
            <th scope="col">{structure}</th>
            <th scope="col">{stations.structure.who}</th>
            <th scope="col">{stations.admin.who}</th>
          </tr>
          {schools.map((school) => (
            <tr key={school.key}>
              <th scope="row">{names[school.key]}</th>
              <Stations school={school} />
            </tr>
          ))}
        </tbody>
      </table>
    </Picture>
  );
}

/** What each of the two stations has done: the second waits for the first. */
function Stations({ school: { pending, pendingAt } }: { school: School }) {
  const { t } = useTranslation('home');
  const { hours } = useHours();
  const { validated, waiting } = t(($) => $.circuit, { returnObjects: true });
  const validatedCell = (
    <td>
      <span className="circuit-stamp">{validated}</span>
    </td>
  );
  const waitingCell = <td>{t(($) => $.circuitPending, { hours: hours(pending) })}</td>;
  if (pendingAt === 'structure') {
    return (
      <>
        {waitingCell}
        <td className="text-soft">{waiting}</td>
      </>
    );
  }
  return (
    <>
      {validatedCell}
      {pendingAt === 'admin' ? waitingCell : validatedCell}
    </>
  );
}
