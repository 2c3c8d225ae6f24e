import { parseArgs } from 'node:util';
import { readSettings } from '../../src/site/settings.ts';
import { readEnvironment } from '../../tools/environment.ts';
import { runCommand } from '../../tools/run-command.ts';
import { releaseFolder } from '../../tools/site/release-stamp.ts';
import { table } from './findings.ts';
import { verifySite } from './site.ts';

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
