import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { compressFiles } from '../../tools/site/compress.ts';
import { type Variant, writeVariant } from './variants.ts';

/** Serves a variant of a built site, compressed. @returns where, and how to end it. */
export async function serveVariant(
  variant: Variant,
  site = 'dist',
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { folder, remove } = await writeVariant(variant, site);
  await compressFiles(folder);
  const server = createServer(sirv(folder, { brotli: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await remove();
    },
  };
}
