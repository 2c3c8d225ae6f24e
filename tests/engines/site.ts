import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
  }
}

/**
 * Serves the built site as `tests/serve.ts` does, and beside it, at `?noscript`, each page without its script, which is
 * what every engine shows where scripts are off.
 */
export default async function site(project: TestProject): Promise<() => Promise<void>> {
  const port = String(await freePort());
  const served = spawn(process.execPath, ['tests/serve.ts'], {
    env: { ...process.env, PORT: port, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(served.stdout, 'data'),
    once(served, 'exit').then(() => Promise.reject(new Error('the site could not be served'))),
  ]);
  const front = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = method === 'POST' ? Buffer.concat(await request.toArray()) : undefined;
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      redirect: 'manual',
      headers: new Headers(
        Object.entries(headers).filter(([name]) => !/^(connection|content-length|accept-encoding)$/.test(name)) as [
          string,
          string,
        ][],
      ),
      ...(body && { body }),
    });
    const text = Buffer.from(await answer.arrayBuffer());
    const plain = url.includes('?noscript') ? text.toString().replace(/<script[^>]*\bsrc=[^>]*><\/script>/g, '') : text;
    for (const [name, value] of answer.headers)
      if (!/encoding|length|connection/.test(name)) response.setHeader(name, value);
    response.writeHead(answer.status).end(plain);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  project.provide('origin', `http://127.0.0.1:${(front.address() as AddressInfo).port}`);
  return async () => {
    front.close();
    front.closeAllConnections();
    served.kill('SIGTERM');
    await once(served, 'exit');
  };
}
