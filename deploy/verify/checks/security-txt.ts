import { daysUntil, inFrench, leastDays } from '../dates.ts';
import type { Report } from '../report.ts';
import { ask, type Site } from '../site.ts';

/** Checks that the address for reporting a vulnerability still holds (RFC 9116); each release renews it. */
export async function verifySecurityTxt(site: Site, report: Report): Promise<void> {
  const address = '/.well-known/security.txt';
  const { body, status } = await ask(site, address);
  const [, date = ''] = /^Expires: (.*)$/m.exec(body.toString()) ?? [];
  const end = new Date(date);
  if (status !== 200 || Number.isNaN(end.getTime())) {
    report.check(false, 'security.txt', 'n’a pas de ligne « Expires: » avec une date', address);
    return;
  }
  const days = daysUntil(end, site.now);
  const state = days < 0 ? 'a expiré' : 'expire';
  const fault = `${state} le ${inFrench(end)} : publiez une nouvelle version`;
  report.check(days >= leastDays, 'security.txt', fault, address);
}
