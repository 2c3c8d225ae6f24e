/**
 * An invented week at one school. Every drawing of the home page shows one side of it, and so does its description:
 * the planning, an agent's record, the entry, the dashboard and the export file cannot disagree.
 */
export interface Slot {
  /** From Monday, 0, to Friday. */
  day: number;
  /** Of a school day: morning, lunch, study, evening; 4 is the leisure centre on Wednesday. */
  moment: number;
  /** Which of the three agents, in the order of their names in `home.planning.roles`. */
  role: number;
  hours: number;
  /** Somebody else was planned. */
  replacement: boolean;
}

export const wednesday = 2;
export const leisure = 4;
const hoursOfMoment = [1, 2, 1, 2, 6];
/** Who takes which moment, but on Thursday evening. */
const roleOfMoment = [0, 1, 2, 0, 0];
/** Where somebody else was planned. */
export const replaced = { day: 3, moment: 3, role: 1 };

export const slots: Slot[] = [0, 1, 2, 3, 4].flatMap((day) =>
  (day === wednesday ? [leisure] : [0, 1, 2, 3]).map((moment) => {
    const replacement = day === replaced.day && moment === replaced.moment;
    const role = replacement ? replaced.role : (roleOfMoment[moment] ?? 0);
    return { day, moment, role, hours: hoursOfMoment[moment] ?? 0, replacement };
  }),
);

/** @returns the hours of all slots, or of some. */
export function hoursOf(some: (slot: Slot) => boolean = () => true): number {
  return slots.filter(some).reduce((sum, { hours }) => sum + hours, 0);
}

/** The pay heading of each moment, in the order of `home.settings.rubricNames`: mornings and evenings share one. */
const rubricOfMoment = [0, 1, 2, 0, 3];

/** @returns the lines of the export file: the hours of each agent under each pay heading. */
export function exportLines(): { role: number; rubric: number; hours: number }[] {
  const pairs = [0, 1, 2].flatMap((role) => [0, 1, 2, 3].map((rubric) => ({ role, rubric })));
  return pairs
    .map(({ role, rubric }) => ({
      role,
      rubric,
      hours: hoursOf((slot) => slot.role === role && rubricOfMoment[slot.moment] === rubric),
    }))
    .filter(({ hours }) => hours > 0);
}
