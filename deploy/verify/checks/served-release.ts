import type { Report } from '../report.ts';
import { ask, type Site } from '../site.ts';

/**
 * Finds out which release the site serves.
 * @returns whether it is the one to compare with; if not, each file would differ, and only this is reported.
 * @throws Error when nothing answers at the site's address.
 */
export async function isServed(site: Site, report: Report): Promise<boolean> {
  const { release } = site;
  const answer = await ask(site, '/release.json');
  const id = idIn(answer.body);
  if (id === null) {
    const fault = `/release.json répond ${answer.status} et ne nomme aucune version de ce site`;
    report.check(false, 'Version', fault, site.origin);
    return true;
  }
  const fault = `le site sert la version ${id}, vous comparez avec la version ${release.id} : les fichiers ne sont pas comparés`;
  report.check(id === release.id, 'Version', fault, site.origin);
  return id === release.id;
}

/** @returns the id of a release's stamp, or `null` where the text is no stamp. */
function idIn(stamp: Buffer): string | null {
  try {
    return JSON.parse(stamp.toString()).id ?? null;
  } catch {
    return null;
  }
}
