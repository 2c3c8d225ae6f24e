import { facts } from '../src/site/facts.ts';
import type { Settings } from '../src/site/settings.ts';
import { readEnvironment } from './environment.ts';
import { readMode } from './modes.ts';
import { releaseObstacles, wrongFacts } from './release.ts';
import { readSettings } from './settings.ts';

/** What a build depends on. */
export interface BuildInput {
  settings: Settings;
  /** Whether languages that are still drafts are built as well. */
  drafts: boolean;
  /** Whether the site is for the public. */
  isRelease: boolean;
  /** The folder of the built site. */
  outDir: string;
  /** When it is built. Two builds with the same date produce the same bytes. */
  date: Date;
}

/**
 * Reads the input of a build from the environment and the `.env` files (`.env.example`).
 * @param mode Vite's mode (`modes.ts`); `.env.<mode>` is read too.
 * @throws Error in French, for the host, with a line for each wrong setting; if there is none, for
 * each wrong fact and, for a release, for each missing fact or setting.
 */
export function readBuildInput(mode: string): BuildInput {
  const environment = readEnvironment(mode);
  const settings = readSettings(environment);
  const { outDir, hasDrafts = false, isRelease = false } = readMode(mode);
  const faults = wrongFacts(facts);
  if (isRelease) {
    faults.push(...releaseObstacles(facts, settings));
  }
  if (faults.length > 0) {
    const list = faults.map((line) => `  - ${line}`).join('\n');
    throw new Error(`À compléter ou à corriger (.env.example nomme les réglages) :\n${list}`);
  }
  return {
    settings,
    drafts: hasDrafts || (environment.VITE_DRAFTS === '1' && !isRelease),
    isRelease,
    outDir,
    date: dateOf(environment.SOURCE_DATE_EPOCH),
  };
}

/**
 * @param seconds since 1970; empty or undefined for now.
 * @throws Error, in French, for anything but digits, and for milliseconds, which have more.
 */
function dateOf(seconds: string | undefined): Date {
  if (!seconds) {
    return new Date();
  }
  if (!/^\d{1,10}$/.test(seconds)) {
    throw new Error(
      `SOURCE_DATE_EPOCH doit être un nombre de secondes depuis 1970 ; c’est « ${seconds} »`,
    );
  }
  return new Date(Number(seconds) * 1000);
}
