import { loadEnv } from 'vite';

/** @returns the variables of `.env` files, unless `IGNORE_ENV_FILES` is set, over which those of the process win. */
export function readEnvironment(mode = 'production'): Record<string, string | undefined> {
  return { ...loadEnv(mode, process.env.IGNORE_ENV_FILES ? false : process.cwd(), 'VITE_'), ...process.env };
}
