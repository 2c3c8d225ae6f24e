import { facts } from '../src/site/facts.ts';
import { releaseObstacles } from '../src/site/release.ts';
import { readSettings, type Settings } from '../src/site/settings.ts';

/**
 * Reads the settings and judges whether this build may be what it is asked to be.
 * @param environment variables of the process and of `.env` files; `RELEASE=1` asks for a release.
 * @throws Error that names a wrong setting or, for a release, lists all that is missing.
 */
export function checkedSettings(environment: Record<string, string | undefined>): Settings {
  const settings = readSettings(environment);
  if (environment.RELEASE !== '1') return settings;
  const obstacles = releaseObstacles(facts, settings);
  if (obstacles.length > 0) {
    throw new Error(`This site cannot be released yet:\n${obstacles.map((line) => `  - ${line}`).join('\n')}`);
  }
  return settings;
}

/** @returns the source text of the configured measurement, or `null`, which leaves the loader out of the browser script. */
export function configuredMeasurement({ measurement }: Settings): string {
  return JSON.stringify(Object.values(measurement).some((url) => url !== null) ? measurement : null);
}
