import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressFiles } from '../../tools/site/compress.ts';
import { listFiles } from '../../tools/site/list-files.ts';

export interface Site {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * What a page is compared with: its HTML and rules alone, without script and font. The policy goes too: it holds the
 * hashes of the styles. The panel that a button opens without script gets a field, to be typed in.
 */
export function bare(html: string): string {
  return html
    .replace(
      /<script[\s\S]*?<\/script>|<meta http-equiv[^>]*>|<link rel="preload"[^>]*>|@font-face\s*\{[^}]*\}/g,
      '',
    )
    .replace(/id="direct-contact"[^>]*>/, '$&<input autofocus>');
}

/** A page of 600 links, which a modal dialog makes inert, without rules: what no page of this size can do without. */
export function bareLinks(): string {
  const dialog = '<dialog><input autofocus><textarea></textarea></dialog>';
  const press = 'document.querySelector("dialog").showModal()';
  return `<!doctype html><main><button aria-haspopup=dialog onclick='${press}'></button>${'<a href="#">a</a> '.repeat(600)}</main>${dialog}`;
}

/**
 * Serves a copy of a built site, compressed.
 * @param folder the built site.
 * @param change what becomes of each page.
 * @param delay how long each answer takes, in milliseconds.
 */
export async function serveSite(
  folder: string,
  change: (html: string) => string = (html) => html,
  delay = 0,
): Promise<Site> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(folder, copy, { recursive: true });
  for (const name of await listFiles(copy)) {
    const file = join(copy, name);
    if (name.endsWith('.html')) {
      await writeFile(file, change(await readFile(file, 'utf8')));
    }
  }
  await compressFiles(copy);
  const serve = sirv(copy, { brotli: true });
  // A visitor may be gone by then, and the copy with it.
  const answer: RequestListener = (request, response) =>
    void setTimeout(() => response.destroyed || serve(request, response), delay);
  const server = createServer(delay > 0 ? answer : serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(copy, { recursive: true });
    },
  };
}
