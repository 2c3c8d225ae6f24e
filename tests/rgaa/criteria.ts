import { readFileSync } from 'node:fs';

/** One criterion of RGAA 4.1.2, as this site stands to it. */
export interface Criterion {
  number: string;
  title: string;
  status: 'conforme' | 'non applicable' | 'à vérifier à la main';
  /** The tests that decide it: `file › title`, the title as it stands in the source. */
  tests: string[];
  /** What was looked at, and when. */
  looked?: string;
}

export const criteria: Criterion[] = JSON.parse(readFileSync(new URL('criteria.json', import.meta.url), 'utf8'));
