import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { useWeekTexts } from './week-texts.ts';

/** Hours that change with the entry that the visitor corrects (`play-circuit.ts`). */
export function PlayedHours({ of }: { of: number }) {
  const { hours } = useWeekTexts();
  return <span data-hours={of}>{hours(of)}</span>;
}

interface PlayedRowProps {
  name: string;
  /** The hours, and the classes that set the lengths of the bar (`bars.ts`). */
  row: { planned: number; done: number; lengths: string };
  /** What is drawn over its text. */
  children?: ReactNode;
}

/** A bar whose hours done change with the entry that the visitor corrects (`play-circuit.ts`). */
export function PlayedRow({ name, row, children }: PlayedRowProps) {
  const { t, hours } = useWeekTexts();
  const { planned, done, lengths } = row;
  return (
    <li className={lengths} data-planned={planned}>
      <span>{name}</span>{' '}
      <Trans
        t={t}
        i18nKey={($) => $.doneOfPlanned}
        values={{ planned: hours(planned) }}
        components={{ done: <PlayedHours of={done} /> }}
      />
      {children}
    </li>
  );
}
