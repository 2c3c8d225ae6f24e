import { useWeekTexts } from './week-texts.ts';

/** Hours that change with the entry that the visitor corrects (`play-circuit.ts`). */
export function PlayedHours({ of }: { of: number }) {
  const { hours } = useWeekTexts();
  return <span data-hours={of}>{hours(of)}</span>;
}
