import { facts } from './facts.ts';
import type { Settings } from './settings.ts';

declare const __SETTINGS__: Settings;

/** The host's settings, read and checked by the build, which writes them in here. */
export const settings = __SETTINGS__;

/** Everything that is particular to this site: the publisher's facts and the host's settings. */
export const site = { ...facts, ...settings };
