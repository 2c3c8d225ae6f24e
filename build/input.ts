import { facts } from '../src/site/facts.ts';
import type { Settings } from '../src/site/settings.ts';
import { readEnvironment } from './environment.ts';
import { readMode } from './modes.ts';
import { releaseObstacles, wrongFacts } from './release.ts';
import { readSettings } from './settings.ts';

const advice =
  'Complétez src/site/facts.ts et .env (.env.example en nomme les réglages), puis relancez « npm run build:release ».';

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
 * @throws Error in French, for the host. It has a line for each wrong setting or, for a release,
 * for each missing fact or setting.
 */
export function readBuildInput(mode: string): BuildInput {
  const environment = readEnvironment(mode);
  const settings = readSettings(environment);
  const { outDir, hasDrafts = false, isRelease = false } = readMode(mode);
  if (isRelease) {
    refuseUnreadyRelease(settings);
  }
  const wrong = wrongFacts(facts);
  if (wrong.length > 0) {
    throw new Error(wrong.join('\n'));
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
 * @throws Error, in French, for anything but digits.
 */
function dateOf(seconds: string | undefined): Date {
  if (!seconds) {
    return new Date();
  }
  if (!/^\d+$/.test(seconds)) {
    throw new Error(
      `SOURCE_DATE_EPOCH doit être un nombre de secondes depuis 1970 ; c’est « ${seconds} »`,
    );
  }
  return new Date(Number(seconds) * 1000);
}

/** @throws Error, in French, with a line for each thing that prevents a release. */
function refuseUnreadyRelease(settings: Settings): void {
  const obstacles = releaseObstacles(facts, settings);
  if (obstacles.length > 0) {
    const list = obstacles.map((line) => `  - ${line}`).join('\n');
    throw new Error(`Ce site ne peut pas encore être publié :\n${list}\n${advice}`);
  }
}
