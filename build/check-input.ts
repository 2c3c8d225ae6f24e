/**
 * Stops a build where a setting, a fact, a translation, a reference or a screenshot is wrong, and says so
 * in plain words. Vite would add a stack trace.
 */
import { readBuildInput } from './build-input.ts';
import { checkReferences } from './check-references.ts';
import { checkScreenshots } from './check-screenshots.ts';
import { readLanguages } from './locales/read-languages.ts';

try {
  const { withDrafts } = readBuildInput(process.env.MODE ?? 'production');
  readLanguages(withDrafts);
  checkReferences();
  await checkScreenshots();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
