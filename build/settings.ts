import { loadEnv } from 'vite';
import { facts } from '../src/site/facts.ts';
import { releaseObstacles } from '../src/site/release.ts';
import { readSettings, type Settings } from '../src/site/settings.ts';

/** @returns the variables of `.env` files, unless `IGNORE_ENV_FILES` is set, over which those of the process win. */
export function readEnvironment(mode = 'production'): Record<string, string | undefined> {
  return { ...loadEnv(mode, process.env.IGNORE_ENV_FILES ? false : process.cwd(), 'VITE_'), ...process.env };
}

/**
 * Reads the settings of a release.
 * @throws Error that names a wrong setting, or lists all that keeps the site from the public.
 */
export function releaseSettings(environment: Record<string, string | undefined>): Settings {
  const settings = readSettings(environment);
  const obstacles = releaseObstacles(facts, settings);
  if (obstacles.length === 0) return settings;
  throw new Error(`This site cannot be released yet:\n${obstacles.map((line) => `  - ${line}`).join('\n')}`);
}

/** @returns the source text of the configured measurement, or `null`, which leaves the loader out of the browser script. */
export function configuredMeasurement({ measurement }: Settings): string {
  return JSON.stringify(Object.values(measurement).some((url) => url !== null) ? measurement : null);
}
