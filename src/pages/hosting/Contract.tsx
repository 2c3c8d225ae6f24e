import { useTranslation } from 'react-i18next';
import { NumberedList } from '../../components/Lists.tsx';

/** The anchor to which the fact sheet jumps. */
export const contractId = 'contract-law';

/**
 * What the law requires in the contract between the customer and the publisher, who processes its
 * data (RGPD art. 28 §3). Folded on a screen, whole on paper.
 */
export function Contract() {
  const { t } = useTranslation('hosting');
  const { heading, lead, points } = t(($) => $.law, { returnObjects: true });
  return (
    <div className="page-column">
      <details className="contract" id={contractId}>
        <summary className="term">{heading}</summary>
        <p>{lead}</p>
        <NumberedList className="contract-points" items={points} />
      </details>
    </div>
  );
}
