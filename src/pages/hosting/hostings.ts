/** The two kinds of hosting (spec §2). */
export const hostings = ['onPremise', 'cloud'] as const;

export type Hosting = (typeof hostings)[number];
