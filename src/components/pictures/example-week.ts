import type { Resources } from '../../i18n/resources.ts';

type Planning = Resources['home']['planning'];
export type Day = keyof Planning['days'];
export type Role = keyof Planning['roles'];
/** An event of a school day, or the leisure centre on Wednesday. */
export type Moment = keyof Planning['moments'] | 'leisure';

/**
 * An invented week at one school. Every picture of the home page shows one side of it: the planning, an agent's record,
 * the sheet of hours and the dashboard cannot disagree.
 */
export interface Slot {
  day: Day;
  moment: Moment;
  /** Which of the three agents, by the key of their name. */
  role: Role;
  /** Hours that were planned. */
  planned: number;
  /** Hours that were worked: what is validated and exported. */
  done: number;
  /** Somebody else was planned. */
  replacement: boolean;
}

/** The days of the week, counted from Monday, 0. */
export const weekdays: Record<Day, number> = {
  monday: 0,
  tuesday: 1,
  wednesday: 2,
  thursday: 3,
  friday: 4,
};
export const days = Object.keys(weekdays) as Day[];

/** How long an event lasts, and who takes it (but on Thursday evening). */
const events: Record<Moment, { hours: number; role: Role }> = {
  morning: { hours: 1, role: 'leader' },
  lunch: { hours: 2, role: 'secondLeader' },
  study: { hours: 1, role: 'supervisor' },
  evening: { hours: 2, role: 'leader' },
  leisure: { hours: 6, role: 'leader' },
};

/** @returns who takes an event where nobody is replaced. */
export const usualRole = (moment: Moment): Role => events[moment].role;

/** The events of a school day, in their order. */
export const moments = ['morning', 'lunch', 'study', 'evening'] as const satisfies Moment[];

/** Where somebody else was planned, who then left half an hour early: the only slot where planned and done differ. */
export const replaced = {
  day: 'thursday',
  moment: 'evening',
  role: 'secondLeader',
  done: 1.5,
} as const satisfies Partial<Slot>;

/** Every slot of the week, day by day. */
export const slots: Slot[] = days.flatMap((day) =>
  momentsOf(day).map((moment) => slotAt(day, moment)),
);

/** @returns the events of a day: on Wednesday there is no school. */
function momentsOf(day: Day): readonly Moment[] {
  return day === 'wednesday' ? ['leisure'] : moments;
}

function slotAt(day: Day, moment: Moment): Slot {
  const { hours, role } = events[moment];
  const slot = { day, moment, role, planned: hours, done: hours, replacement: false };
  const isReplaced = day === replaced.day && moment === replaced.moment;
  return isReplaced ? { ...slot, ...replaced, replacement: true } : slot;
}

type Kind = 'planned' | 'done';

/** @returns the total hours of all slots, or of those that are counted. */
export function hoursOf(kind: Kind, isCounted: (slot: Slot) => boolean = () => true): number {
  return slots.filter(isCounted).reduce((sum, slot) => sum + slot[kind], 0);
}
