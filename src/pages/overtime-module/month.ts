/** Hours of overtime a month above which the module blocks the entry (spec §9). */
export const ceiling = 25;

/** The share of full time that the part-time agent of the example works. */
const share = 0.8;

/** The hours of overtime a month that the law allows at full time (décret n° 2002-60, art. 6). */
const fullTimeQuota = 25;

/** Those hours, by situation. */
export const quotas = { fullTime: fullTimeQuota, partTime: fullTimeQuota * share };

export type Situation = keyof typeof quotas;

export const situations = Object.keys(quotas) as Situation[];

/** The hours of the first weeks of the month. The visitor enters those of the last one. */
export const enteredWeeks = [7, 7, 5] as const;

const enteredHours = enteredWeeks.reduce<number>((total, hours) => total + hours, 0);

/** The hours that are left for the last week. */
export const leftHours = ceiling - enteredHours;

export interface Month {
  situation: Situation;
  /** The hours of the last week. */
  hours: number;
  /** The hours of an entry that was refused; 0 for none. */
  refused: number;
}

/** The month as it is rendered and printed: full, and an hour more is refused. */
export const finishedMonth: Month = { situation: 'fullTime', hours: leftHours, refused: 1 };

/** @returns the month of an agent before the visitor enters hours. */
export function startMonth(situation: Situation): Month {
  return { situation, hours: situation === 'partTime' ? 0 : leftHours / 2, refused: 0 };
}

/** Enters hours of the last week. What would exceed the ceiling is refused as a whole (spec §1). */
export function enter(month: Month, hours: number): Month {
  const sum = month.hours + hours;
  return sum > leftHours ? { ...month, refused: hours } : { ...month, hours: sum, refused: 0 };
}

/** @returns the hours of the whole month. */
export function totalOf({ hours }: Month): number {
  return enteredHours + hours;
}

/** @returns which note the visitor reads: what to do, that a limit is passed, or that an entry is blocked. */
export function noteOf(month: Month): 'hint' | 'quota' | 'blocked' {
  if (month.refused > 0) {
    return 'blocked';
  }
  return totalOf(month) > quotas[month.situation] ? 'quota' : 'hint';
}
