import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../tools/run-command.ts';
import { builtEmailOrigin, builtHeaders } from '../../tools/servers/server-files.ts';
import { checkRelease, releaseFolder } from '../../tools/site/release-stamp.ts';
import { publicFiles, type Release, verifyFile } from './file.ts';
import { Report } from './report.ts';
import { get } from './request.ts';
import { verifyEmailService, verifyErrors, verifyPlainHttp } from './site.ts';

/**
 * `npm run verify [-- FOLDER] [--plain http://…]`: compares the published site with the release in `release/`, or in
 * FOLDER, and prints each fault. `--plain` says where plain HTTP answers when that is not the site's own host.
 */
if (import.meta.main) {
  await runCommand(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { plain: { type: 'string' } },
    });
    const { faults } = await verifySite(
      await readRelease(positionals[0] ?? releaseFolder),
      values.plain,
    );
    for (const { rule, address, fault } of faults) {
      console.log(`${rule}: ${address} ${fault}`);
    }
    console.log(`${faults.length} faults`);
    if (faults.length > 0) {
      process.exitCode = 1;
    }
  });
}

/** Reads a release to compare a site with. @throws Error of one line when the folder is no complete release. */
export async function readRelease(folder: string): Promise<Release> {
  const stamp = await checkRelease(folder);
  const dir = join(folder, 'dist');
  return {
    ...stamp,
    dir,
    headers: await builtHeaders(dir),
    emailOrigin: await builtEmailOrigin(dir),
  };
}

/** Compares a published site with its release. @param plain origin at which plain HTTP answers. */
export async function verifySite(
  release: Release,
  plain = release.origin.replace('https:', 'http:'),
): Promise<Report> {
  const { origin } = release;
  const report = new Report(origin);
  await verifyPlainHttp(report, origin, plain);
  await report.attempt('site answers', async () => {
    await get(origin);
    await verifyPages(report, release);
  });
  await verifyEmailService(report, release);
  return report;
}

/** Compares all that is served under the site's origin with the release: every file, and what has no file. */
export async function verifyPages(report: Report, release: Release): Promise<void> {
  for (const file of await publicFiles(release.dir)) {
    await verifyFile(report, file, release);
  }
  await verifyErrors(report, release);
}
