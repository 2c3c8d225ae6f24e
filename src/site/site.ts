import { facts } from './facts.ts';

/** The host's settings; the build reads, checks and inlines them. */
export const settings = __SETTINGS__;

/** The publisher's facts and the host's settings. */
export const site = { ...facts, ...settings };
