import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { listFiles } from '../../tools/site/list-files.ts';
import { ports } from './site.ts';

const website = `<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument>
<ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`;
const ending = '._S3rver_object';

/** A real S3 server on the loopback with one bucket, and before it a line that can be cut and watched. */
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
  await server.run();
  const line = {
    /** How many changes of the bucket get through before the line is cut. */
    passing: Number.POSITIVE_INFINITY,
    changes: 0,
    /** The error that the host answers all requests with: this S3 server does not check signatures itself. */
    refusal: '',
    /** Called after each change of the bucket: of a page or of what pages name, or of neither. */
    watch: async (_seen: boolean): Promise<void> => undefined,
  };
  const proxy = createServer(async (incoming, outgoing) => {
    const change = incoming.method === 'PUT' || incoming.method === 'DELETE';
    if (line.changes >= line.passing) return incoming.socket.destroy();
    const body = Buffer.concat(await incoming.toArray());
    if (line.refusal) {
      outgoing.writeHead(403, { 'Content-Type': 'application/xml' });
      return outgoing.end(`<Error><Code>${line.refusal}</Code><Message>refused</Message></Error>`);
    }
    if (change && ++line.changes > line.passing) return incoming.socket.destroy();
    const { method = 'GET', url = '/', headers } = incoming;
    const passed = send({ host: '127.0.0.1', port: ports.s3, method, path: url, headers }).end(body);
    const [answer] = await once(passed, 'response');
    const content = Buffer.concat(await answer.toArray());
    if (change) await line.watch(method === 'DELETE' || /html/.test(headers['content-type'] ?? ''));
    outgoing.writeHead(answer.statusCode, answer.headers).end(content);
  }).listen(ports.collector, '127.0.0.1');
  await once(proxy, 'listening');
  const folder = join(directory, 'site');
  return {
    line,
    /** Key → content of all that is in the bucket at this moment. */
    async objects(): Promise<Map<string, string>> {
      const keys = (await listFiles(folder)).filter((file) => file.endsWith(ending));
      const text = (key: string) => !/\.(png|ico|woff2)$/.test(key);
      const read = (key: string) => (text(key) ? readFileSync(join(folder, key + ending), 'utf8') : '');
      return new Map(keys.map((file) => file.slice(0, -ending.length)).map((key) => [key, read(key)]));
    },
    async stop(): Promise<void> {
      proxy.close().closeAllConnections();
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
