import type { Resources } from '../../i18n/resources.ts';
import { hoursOf } from './example-week.ts';

export interface School {
  key: keyof Resources['home']['board']['structures'];
  planned: number;
  done: number;
  /** The part of `done` that is still to validate, and at which of the two validations. */
  pending: number;
  pendingAt?: 'structure' | 'admin';
}

/** Hours of the week in three schools. The first is that of the other pictures. */
export const schools: School[] = [
  { key: 'schoolA', planned: hoursOf('planned'), done: hoursOf('done'), pending: 0 },
  { key: 'schoolB', planned: 36, done: 34, pending: 4, pendingAt: 'admin' },
  { key: 'schoolC', planned: 42, done: 28, pending: 12, pendingAt: 'structure' },
];
