import { lookup } from 'node:dns/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../tools/run-command.ts';
import { builtEmailOrigin, builtHeaders } from '../../tools/servers/server-files.ts';
import { checkRelease, releaseFolder } from '../../tools/site/release-stamp.ts';
import { publicFiles, verifyFile } from './file.ts';
import { Notes } from './notes.ts';
import { verifyTls } from './tls.ts';
import { visit } from './visit.ts';
import { verifyEmail, verifyErrors, verifyPlain, verifySecurityTxt, verifyStamp } from './whole.ts';

/**
 * `npm run verify [-- FOLDER] [--plain http://…]`: holds the site that is up against the release in `release/`, or in
 * FOLDER, and prints a table. `--plain` says where plain HTTP answers when it is not at the site's own host.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { plain: { type: 'string' } } });
  const folder = positionals[0] ?? releaseFolder;
  const stamp = await checkRelease(folder);
  const { origin } = stamp;
  const dir = join(folder, 'dist');
  const release = { dir, origin, headers: await builtHeaders(dir) };
  const notes = new Notes(origin);
  await verifyTls(notes, origin);
  await verifyPlain(notes, origin, values.plain ?? origin.replace('https:', 'http:'));
  await notes.attempt('site answers', async () => {
    await visit(origin);
    const addresses = await lookup(new URL(origin).hostname, { all: true });
    await verifyStamp(
      notes,
      stamp,
      addresses.map(({ address }) => address),
    );
    for (const file of await publicFiles(dir)) await verifyFile(notes, file, release);
    await verifyErrors(notes, release);
    await verifySecurityTxt(notes, origin);
  });
  await verifyEmail(notes, origin, await builtEmailOrigin(dir));
  console.log(notes.table());
  if (notes.faults.length > 0) process.exitCode = 1;
});
