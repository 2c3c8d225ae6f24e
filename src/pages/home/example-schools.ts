import type { Resources } from '../../i18n/resources.ts';
import { hoursOf } from './example-week.ts';

export interface School {
  key: keyof Resources['home']['board']['structures'];
  /** Hours of a month: three weeks as planned, all of them validated, and the week below. */
  planned: number;
  done: number;
  /** The hours of its last week, if they are still to validate, and at which of the two validations. */
  pending: number;
  pendingAt?: 'structure' | 'admin';
}

/** Three schools at the end of a month. The last week of the first is that of the other pictures. */
export const schools: School[] = [
  school('schoolA', hoursOf('planned'), hoursOf('done')),
  school('schoolB', 36, 34, 'admin'),
  school('schoolC', 42, 28, 'structure'),
];

/** @returns the month of a school, whose last week has these hours. */
function school(
  key: School['key'],
  planned: number,
  done: number,
  pendingAt?: School['pendingAt'],
): School {
  const month = { key, planned: 4 * planned, done: 3 * planned + done };
  return pendingAt ? { ...month, pending: done, pendingAt } : { ...month, pending: 0 };
}
