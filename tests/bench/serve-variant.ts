import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressFiles } from '../../tools/site/compress.ts';
import { listFiles } from '../../tools/site/list-files.ts';

/**
 * What a page is compared with: itself as bare HTML and CSS, with a field in the panel that opens. The policy goes too:
 * it holds the hash of the styles, and would refuse them once they are changed.
 */
function bare(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>|<meta http-equiv[^>]*>/g, '')
    .replace(/id="direct-contact"[^>]*>/, '$&<input autofocus>');
}

/** Serves a copy of a built site, as it is or bare, compressed. @returns where, and how to end it. */
export async function serveVariant(variant: 'built' | 'bare', site = 'dist') {
  const folder = await mkdtemp(join(tmpdir(), `site-${variant}-`));
  await cp(site, folder, { recursive: true });
  const pages = variant === 'built' ? [] : (await listFiles(folder)).filter((name) => name.endsWith('.html'));
  for (const file of pages) await writeFile(join(folder, file), bare(await readFile(join(folder, file), 'utf8')));
  await compressFiles(folder);
  const server = createServer(sirv(folder, { brotli: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
