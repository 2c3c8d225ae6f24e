import type { Resources } from '../../i18n/resources.ts';

type Planning = Resources['home']['planning'];
export type Day = keyof Planning['days'];
export type Agent = keyof Planning['roles'];
type SchoolMoment = keyof Planning['moments'];
/** The same, or the leisure centre on Wednesday. */
export type Moment = SchoolMoment | 'leisure';

/**
 * A slot of an invented week at one school. All pictures of the home page use it, so that the
 * planning, the sheet of hours, the export and the dashboard cannot disagree.
 */
export interface Slot {
  day: Day;
  moment: Moment;
  plannedAgent: Agent;
  agent: Agent;
  planned: number;
  /** Hours worked. These are validated and exported. */
  done: number;
}

export const days: readonly Day[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

export const agents: readonly Agent[] = ['leader', 'secondLeader', 'supervisor'];

/** The hours and the agent of each event (except on Friday evening). */
const usual: Record<Moment, { hours: number; agent: Agent }> = {
  morning: { hours: 1, agent: 'leader' },
  lunch: { hours: 2, agent: 'secondLeader' },
  study: { hours: 1, agent: 'supervisor' },
  evening: { hours: 2, agent: 'leader' },
  leisure: { hours: 6, agent: 'leader' },
};

export const events = Object.keys(usual) as readonly Moment[];

export const moments: readonly SchoolMoment[] = ['morning', 'lunch', 'study', 'evening'];

export const slots: Slot[] = days.flatMap((day) =>
  momentsOf(day).map((moment) => slotAt(day, moment)),
);

/** The slot with a replacement, who left half an hour early: no other slot has a gap. */
export const replacedSlot = slots.find(({ agent, plannedAgent }) => agent !== plannedAgent) as Slot;

/** @returns the events of a day. On Wednesday there is no school. */
function momentsOf(day: Day): readonly Moment[] {
  return day === 'wednesday' ? ['leisure'] : moments;
}

function slotAt(day: Day, moment: Moment): Slot {
  const { hours, agent } = usual[moment];
  const slot = { day, moment, plannedAgent: agent, agent, planned: hours, done: hours };
  const isFridayEvening = day === 'friday' && moment === 'evening';
  return isFridayEvening ? { ...slot, agent: 'secondLeader', done: 1.5 } : slot;
}

/** Which hours: without an agent, a day or an event, those of all. */
export interface HoursFilter {
  agent?: Agent | undefined;
  day?: Day | undefined;
  moment?: Moment | undefined;
}

/** @returns the total hours of all slots, or of those of an agent, of a day, of an event. */
export function hoursOf(
  kind: 'planned' | 'done',
  { agent, day, moment }: HoursFilter = {},
): number {
  return slots
    .filter((slot) => agent === undefined || slot.agent === agent)
    .filter((slot) => day === undefined || slot.day === day)
    .filter((slot) => moment === undefined || slot.moment === moment)
    .reduce((sum, slot) => sum + slot[kind], 0);
}
