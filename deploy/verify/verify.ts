import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../src/site/settings.ts';
import { readEnvironment } from '../../tools/environment.ts';
import { runCommand } from '../../tools/run-command.ts';
import { addressOf } from '../../tools/servers/addresses.ts';
import { builtHeaders } from '../../tools/servers/server-files.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { checkRelease, releaseFolder } from '../../tools/site/release-stamp.ts';
import { verifyFile } from './file.ts';
import { type Finding, Notes, table } from './findings.ts';
import { verifyPage } from './page.ts';
import { verifyTls } from './tls.ts';
import { visit } from './visit.ts';
import { verifyEmail, verifyErrors, verifyPlain, verifySearch, verifySecurityTxt, verifyStamp } from './whole.ts';

/**
 * `npm run verify [-- FOLDER] [--plain http://…]`: holds the site that is up against the release in `release/`, or in
 * FOLDER, and prints a table. `--plain` says where plain HTTP answers when it is not at the site's own host.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { plain: { type: 'string' } } });
  const { email } = readSettings(readEnvironment());
  const findings = await verifySite(positionals[0] ?? releaseFolder, { plain: values.plain, email: email.origin });
  const faults = findings.filter(({ fault }) => fault !== null);
  console.log(`${table(findings)}\n\n${findings.length} checks, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
});

interface Surroundings {
  /** Origin from which visitors are sent to HTTPS; left out: the same host. */
  plain?: string | undefined;
  /** Origin of the e-mail service. */
  email: string;
}

/**
 * Verifies all that a site that is up owes its visitors.
 * @param folder the release that it should serve.
 * @throws Error of one line when the folder holds no whole release.
 */
async function verifySite(folder: string, { plain, email }: Surroundings): Promise<Finding[]> {
  const stamp = await checkRelease(folder);
  const { origin } = stamp;
  const dir = join(folder, 'dist');
  const release = { dir, origin, headers: await builtHeaders(dir) };
  const files = (await listFiles(dir)).filter((file) => !/\.(br|gz)$|(^|\/)404\.html$/.test(file));
  const pages = files.filter((file) => file.endsWith('.html')).map(addressOf);
  const notes = new Notes(origin);
  const all = [notes];
  await verifyTls(notes, origin);
  await verifyPlain(notes, origin, plain ?? origin.replace('https:', 'http:'), pages);
  await notes.attempt('site answers', async () => {
    await visit(origin);
    await verifyStamp(notes, origin, stamp);
    for (const file of files) all.push(await verifyFile(file, release));
    const unfinished = await unfinishedWords();
    for (const page of pages) all.push(await verifyPage(page, release, unfinished));
    await verifyErrors(notes, release);
    await verifySearch(notes, origin, pages);
    await verifySecurityTxt(notes, origin);
  });
  await verifyEmail(notes, origin, email);
  return all.flatMap(({ findings }) => findings);
}

/** @returns what each language says where a fact is missing. */
async function unfinishedWords(): Promise<string[]> {
  const locales = join(import.meta.dirname, '../../locales');
  const files = (await readdir(locales)).map((language) => join(locales, language, 'common.json'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '{}')));
  return texts.map((text) => JSON.parse(text).toComplete).filter(Boolean);
}
