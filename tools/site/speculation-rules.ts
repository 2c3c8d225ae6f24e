import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { speculationRulesFile } from '../servers/headers.ts';

/** Pages of this site, not its files: their addresses hold no dot. */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/** Writes the rules by which a browser fetches a page while the visitor still hesitates over its link. */
export async function writeSpeculationRules(dir: string): Promise<void> {
  await writeFile(join(dir, speculationRulesFile), `${JSON.stringify(rules)}\n`);
}
