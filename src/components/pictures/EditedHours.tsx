import { useWeekTexts } from './week-texts.ts';

/** Hours that change with the entry that the visitor corrects (`edit-circuit.ts`). */
export function EditedHours({ count }: { count: number }) {
  const { hours } = useWeekTexts();
  return <span data-hours={count}>{hours(count)}</span>;
}
