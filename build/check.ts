/**
 * The first step of `npm run build`: reports in plain words what would stop the build, before Vite adds its own to it.
 */
import { readBuildInput } from './settings.ts';

try {
  readBuildInput('production');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
