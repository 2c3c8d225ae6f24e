/**
 * The first step of `npm run build`: reports in plain words what would stop the build,
 * without Vite's stack trace.
 */

import { readBuildInput } from './build-input.ts';
import { checkLocales, stoppingFaults } from './locales/check.ts';
import { faultLine } from './locales/read.ts';

try {
  readBuildInput(process.env.MODE || 'production');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

const languages = checkLocales();
for (const { tag, faults, isPublished } of languages) {
  if (!isPublished && faults.length > 0) {
    console.log(`${tag}, brouillon : ${faults.length} à corriger (npm run i18n ${tag})`);
  }
}
const stopping = languages.flatMap(stoppingFaults);
if (stopping.length > 0) {
  console.error(
    `À corriger dans les traductions (le guide est locales/README.md) :\n${stopping.map(faultLine).join('\n')}`,
  );
  process.exitCode = 1;
}
