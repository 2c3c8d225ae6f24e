import type { LookupAddress } from 'node:dns';
import { networkInterfaces } from 'node:os';
import type { Report } from '../report.ts';
import type { Answer } from '../request.ts';
import { ask, lookupBy, type Site, withHost } from '../site.ts';

/**
 * Checks that all addresses that the DNS has for a name of the site answer alike. A browser that takes the silent one
 * waits, or gives up; one that leads to another machine serves an old site to some of the visitors.
 */
export async function verifyAddresses(site: Site, report: Report): Promise<void> {
  await verifyAddressesOf(site, report, `${site.origin}/release.json`);
  if (site.bareHost !== null) {
    await verifyAddressesOf(site, report, `${withHost(site.origin, site.bareHost)}/cgu`);
  }
}

async function verifyAddressesOf(site: Site, report: Report, url: string): Promise<void> {
  const addresses = await site.resolve(new URL(url).hostname).catch(() => []);
  if (addresses.length < 2) {
    return;
  }
  const expected = await ask(site, url);
  for (const address of addresses) {
    await verifyAddress(site, report, url, address, expected);
  }
}

async function verifyAddress(
  site: Site,
  report: Report,
  url: string,
  { address, family }: LookupAddress,
  expected: Answer,
): Promise<void> {
  const rule = `IPv${family}`;
  const place = `${new URL(url).hostname}, ${address}`;
  const lookup = lookupBy(async () => [{ address, family }]);
  try {
    const answer = await ask(site, url, { lookup, agent: false });
    const isAlike = answer.status === expected.status && answer.body.equals(expected.body);
    const fault = 'cette adresse du DNS sert un autre site que les autres';
    report.check(isAlike, rule, fault, place);
  } catch (error) {
    if (family === 6 && isUnreachableFromHere(error as Error)) {
      report.note(`IPv6 : non vérifié, cette machine n’en a pas (${place})`);
      return;
    }
    const fault = `le DNS donne cette adresse, mais elle ${(error as Error).message}`;
    report.check(false, rule, fault, place);
  }
}

/** @returns whether an error comes from a machine without IPv6 rather than from the site. */
function isUnreachableFromHere({ cause }: Error): boolean {
  const { code = '' } = cause as { code?: string };
  return ['ENETUNREACH', 'EHOSTUNREACH', 'EADDRNOTAVAIL'].includes(code) && !hasIpv6();
}

/** @returns whether this machine has an IPv6 address of the public Internet, 2000::/3. */
function hasIpv6(): boolean {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return own.some(({ address, family }) => family === 'IPv6' && /^[23]/.test(address));
}
