import { runCommand } from '../../tools/run-command.ts';
import { releaseFolder } from '../../tools/site/release-stamp.ts';
import { readArguments } from '../arguments.ts';
import { verifyAddresses } from './checks/addresses.ts';
import { verifyEmailService } from './checks/email-service.ts';
import { verifyExtraFiles } from './checks/extra-files.ts';
import { verifyFiles } from './checks/files.ts';
import { verifyMethods } from './checks/methods.ts';
import { verifyNotFound } from './checks/not-found.ts';
import { verifyBareDomain, verifyOpenRedirects, verifyPlainHttp } from './checks/redirects.ts';
import { verifySecurityTxt } from './checks/security-txt.ts';
import { isServed } from './checks/served-release.ts';
import { verifyTls } from './checks/tls.ts';
import { publicFiles, readRelease } from './release.ts';
import { Report } from './report.ts';
import { publicSite, type Site } from './site.ts';

/** Says how far the verification is. */
export type Progress = (step: string) => void;

/** The options of the command; `deploy/verify/README.md` says what each is for. */
export const options = {
  plain: { type: 'string' },
  'no-bare': { type: 'boolean' },
  former: { type: 'string' },
} as const;

/**
 * `npm run verify [-- FOLDER]`: compares the published site with the release in `release/`, or in FOLDER, and prints
 * what is wrong.
 */
if (import.meta.main) {
  await runCommand(async () => {
    const { values, positionals } = readArguments(options);
    const site = publicSite(await readRelease(positionals[0] ?? releaseFolder));
    if (values.plain) {
      site.plainOrigin = originOf(values.plain);
    }
    if (values['no-bare']) {
      site.bareHost = null;
    }
    if (values.former) {
      const former = await readRelease(values.former);
      site.formerFiles = await publicFiles(former.dir);
    }
    print(site, await verifySite(site, (step) => console.error(`… ${step}`)));
  });
}

/** @throws Error when the value of `--plain` is not an address of plain HTTP. */
function originOf(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:') {
    throw new Error(`--plain doit être une adresse en http:// ; c’est « ${address} ».`);
  }
  return url.origin;
}

/** Compares a published site with its release. */
export async function verifySite(site: Site, progress: Progress = () => {}): Promise<Report> {
  const report = new Report();
  const { origin } = site;
  let isThisRelease = false;
  progress('Version en service');
  await report.attempt('Site', origin, async () => {
    isThisRelease = await isServed(site, report);
  });
  if (report.faults.some(({ rule }) => rule === 'Site')) {
    // Nothing answers, and every other check would only say so again.
    return report;
  }
  const checks: [step: string, check: () => Promise<void>][] = [
    ['Adresses dans le DNS', () => verifyAddresses(site, report)],
    ['Certificat, HTTP/2 et TLS', () => verifyTls(site, report)],
    ['HTTP vers HTTPS', () => verifyPlainHttp(site, report)],
    ['Domaine nu', () => verifyBareDomain(site, report)],
    ['Fichiers de la version', () => verifyFiles(site, report, isThisRelease, progress)],
    ['Adresses inconnues', () => verifyNotFound(site, report, isThisRelease)],
    ['Fichiers qui n’ont pas à être publiés', () => verifyExtraFiles(site, report)],
    ['Redirections', () => verifyOpenRedirects(site, report)],
    ['Méthodes', () => verifyMethods(site, report)],
    ['security.txt', () => verifySecurityTxt(site, report)],
    ['Service d’e-mail', () => verifyEmailService(site, report)],
  ];
  for (const [step, check] of checks) {
    progress(step);
    await report.attempt(step, origin, check);
  }
  return report;
}

function print({ origin, release }: Site, report: Report): void {
  const lines = report.lines();
  for (const line of [...lines, ...report.notes]) {
    console.log(line);
  }
  if (lines.length === 0) {
    console.log(`Aucun défaut : ${origin} sert la version ${release.id}.`);
    return;
  }
  console.log(lines.length === 1 ? '1 défaut.' : `${lines.length} défauts.`);
  process.exitCode = 1;
}
