import { useTranslation } from 'react-i18next';
import type { Hosting } from './hostings.ts';

/** The places that the hours go through, each with its steps. */
const places = {
  onPremise: [
    { place: 'infrastructure', steps: ['devices', 'software'] },
    { place: 'payroll', steps: ['file'] },
  ],
  cloud: [
    { place: 'offices', steps: ['devices'] },
    { place: 'cloud', steps: ['software'] },
    { place: 'payroll', steps: ['file'] },
  ],
} as const;

const colours = {
  devices: undefined,
  software: 'bg-action text-on-action',
  file: 'bg-slot-yellow text-on-slot',
} as const;

/** The path of the hours, and whose network each step is in (spec §1, hosting). */
export function Flow({ hosting }: { hosting: Hosting }) {
  const { t } = useTranslation('hosting');
  return (
    <ol className="flow">
      {places[hosting].map(({ place, steps }) => (
        <li key={place} className="flow-place">
          <p>{t(($) => $.flow.places[place])}</p>
          <ul className="flow-steps">
            {steps.map((step) => (
              <li key={step} className={colours[step]}>
                {t(($) => $.flow.steps[step])}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
