/** Hours of overtime a month above which the module blocks the entry (spec §9). */
export const ceiling = 25;
