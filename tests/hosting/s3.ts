import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type BucketSettings, readBucketSettings } from '../../deploy/s3/bucket.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { ports } from './site.ts';

const website = `<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument>
<ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`;
const ending = '._S3rver_object';

/** How a host would set the bucket up. */
export const environment = {
  S3_ENDPOINT: `http://127.0.0.1:${ports.s3}`,
  S3_REGION: 'fr-par',
  S3_BUCKET: 'site',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};

export const bucketSettings = (changes: Partial<BucketSettings> = {}) => ({
  ...readBucketSettings(environment),
  ...changes,
});

interface Context {
  req: IncomingMessage;
  res: ServerResponse;
  body: unknown;
  set(header: string, value: string): void;
}

/** A real S3 server on the loopback with one bucket, over a connection that can be cut and watched. */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const buckets = [{ name: 'site', configs: [website] }];
  const server = new S3rver({
    address: '127.0.0.1',
    port: ports.s3,
    silent: true,
    directory,
    configureBuckets: buckets,
  });
  const line = {
    /** How many changes of the bucket get through before the connection is cut. */
    passing: Number.POSITIVE_INFINITY,
    changes: 0,
    /** The error that the host answers all requests with: this S3 server does not check signatures itself. */
    refusal: '',
    /** The ETags that the host makes up, where they are no MD5 sums. */
    etag: undefined as (() => string) | undefined,
    /** Called after each change of the bucket: of a page or of what pages name, or of neither. */
    watch: async (_seen: boolean): Promise<void> => undefined,
  };
  // It is a Koa, whose first part sees each request as it comes.
  server.middleware.unshift(async (context: Context, next: () => Promise<void>) => {
    const { req, res } = context;
    const change = req.method === 'PUT' || req.method === 'DELETE';
    if (line.refusal) {
      res.writeHead(403, { 'Content-Type': 'application/xml' });
      return void res.end(`<Error><Code>${line.refusal}</Code><Message>refused</Message></Error>`);
    }
    if (line.changes >= line.passing) return void req.socket.destroy();
    if (change) line.changes++;
    await next();
    if (line.etag && change) context.set('ETag', line.etag());
    if (line.etag && typeof context.body === 'string')
      context.body = context.body.replaceAll(/<ETag>[^<]*/g, `<ETag>${line.etag()}`);
    if (change) await line.watch(req.method === 'DELETE' || /html/.test(req.headers['content-type'] ?? ''));
  });
  await server.run();
  const folder = join(directory, 'site');
  return {
    line,
    /** Key → content of all that is in the bucket at this moment; hashed files, which may go meanwhile, without theirs. */
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
