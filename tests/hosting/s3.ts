import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { readBucketSettings } from '../../deploy/s3/bucket.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { freePorts } from '../free-ports.ts';

const website = `<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument>
<ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`;
const ending = '._S3rver_object';

/** Starts a real S3 server with one bucket, `site`, over a connection that can be cut and watched. */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const [port = 0] = await freePorts(1);
  const configureBuckets = [{ name: 'site', configs: [website] }];
  const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets });
  /** How a host sets the bucket up. */
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'fr-par',
    S3_BUCKET: 'site',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const connection = {
    /** How many changes of the bucket get through before the connection is cut. */
    remaining: Number.POSITIVE_INFINITY,
    /** Called after each change of the bucket that a visitor could notice: a page sent, an object removed. */
    watch: async (): Promise<void> => undefined,
  };
  server.middleware.unshift(async ({ req }: { req: IncomingMessage }, next: () => Promise<void>) => {
    const isChange = req.method === 'PUT' || req.method === 'DELETE';
    if (isChange && connection.remaining-- <= 0) return void req.socket.destroy();
    await next();
    if (req.method === 'DELETE' || (isChange && /html/.test(req.headers['content-type'] ?? '')))
      await connection.watch();
  });
  await server.run();
  const folder = join(directory, 'site');
  return {
    port,
    environment,
    settings: (changes: object = {}) => readBucketSettings({ ...environment, ...changes }),
    connection,
    /** @returns key → content of all objects at this moment; without the content of hashed files. */
    async objects(): Promise<Map<string, string>> {
      const keys = (await listFiles(folder)).filter((file) => file.endsWith(ending));
      const read = (key: string) => (key.startsWith('assets/') ? '' : readFileSync(join(folder, key + ending), 'utf8'));
      return new Map(keys.map((file) => file.slice(0, -ending.length)).map((key) => [key, read(key)]));
    },
    async stop(): Promise<void> {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** @returns what a page in the bucket names that the bucket does not hold. */
export function missingFiles(objects: Map<string, string>): string[] {
  return [...objects]
    .filter(([, content]) => /^<!doctype html>/i.test(content))
    .flatMap(([key, html]) =>
      [...html.matchAll(/="\/([^"#?\s]+\.\w+)"/g)].flatMap(([, file = '']) =>
        objects.has(file) ? [] : [`${key} names ${file}`],
      ),
    );
}
