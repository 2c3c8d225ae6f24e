import type { Report } from '../report.ts';
import { type Answer, inWords } from '../request.ts';
import { ask, type Site, withHost } from '../site.ts';

/** Checks that plain HTTP redirects for good to the same page of the site, query included. */
export async function verifyPlainHttp(site: Site, report: Report): Promise<void> {
  const rule = 'HTTP vers HTTPS';
  for (const path of ['/', '/cgu?a=b']) {
    const address = site.plainOrigin + path;
    await report.attempt(rule, address, async () => {
      const answer = await ask(site, address);
      const fault = redirectFault(answer, [site.origin + path]);
      report.check(fault === '', rule, fault, address);
    });
  }
}

/** Checks that the domain without `www.` redirects to the same page of the site. */
export async function verifyBareDomain(site: Site, report: Report): Promise<void> {
  if (site.bareHost === null) {
    return;
  }
  const path = '/cgu?a=b';
  const secure = withHost(site.origin, site.bareHost);
  const plain = withHost(site.plainOrigin, site.bareHost);
  await verifyBareOrigin(site, report, secure + path, [site.origin + path]);
  // Over plain HTTP, first to HTTPS, then to the site, will do.
  await verifyBareOrigin(site, report, plain + path, [site.origin + path, secure + path]);
}

async function verifyBareOrigin(
  site: Site,
  report: Report,
  address: string,
  targets: string[],
): Promise<void> {
  const rule = 'Domaine nu';
  const place = new URL(address).origin;
  await report.attempt(rule, place, async () => {
    const answer = await ask(site, address);
    const isSite = answer.status === 200;
    const fault = isSite
      ? `sert lui-même un site, au lieu de mener à ${site.origin}`
      : redirectFault(answer, targets);
    report.check(fault === '', rule, fault, place);
  });
}

/** Addresses that a careless redirect takes for another site's, or for a line of the response's head. */
const traps = [
  '//ailleurs.example/',
  '//ailleurs.example/index.html',
  '/\\ailleurs.example/',
  '/%5Cailleurs.example/',
  '/%2F%2Failleurs.example/',
  '/%0d%0aX-Planted:1/',
];

/** Checks that no address of the site leads to another one, as a link of a forger under the site's name would. */
export async function verifyOpenRedirects(site: Site, report: Report): Promise<void> {
  const rule = 'Redirection';
  for (const path of traps) {
    await report.attempt(rule, path, async () => {
      const { headers } = await ask(site, site.origin, { path });
      const location = headers.get('Location') ?? '/';
      const target = URL.parse(location, site.origin + path)?.origin;
      report.check(target === site.origin, rule, `mène hors du site, à ${location}`, path);
      const isPlanted = headers.has('X-Planted');
      report.check(!isPlanted, rule, 'laisse l’adresse écrire un en-tête', path);
    });
  }
}

/**
 * @param targets the addresses that are right.
 * @returns what is wrong with a redirect, or nothing.
 */
function redirectFault(answer: Answer, targets: string[]): string {
  const location = answer.headers.get('Location') ?? '';
  if (!targets.includes(location)) {
    return `${inWords(answer)}, doit mener à la même page de ${new URL(targets[0] ?? '').origin}`;
  }
  const isPermanent = answer.status === 301 || answer.status === 308;
  return isPermanent
    ? ''
    : `redirige par ${answer.status}, doit rediriger pour de bon : 301 ou 308`;
}
