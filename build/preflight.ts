/**
 * The first step of `npm run build`: reports in plain words what would stop the build,
 * without Vite's stack trace.
 */

import { readBuildInput } from './build-input.ts';
import { readLanguages } from './locales/read-languages.ts';

try {
  const { withDrafts } = readBuildInput(process.env.MODE || 'production');
  readLanguages(withDrafts);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
