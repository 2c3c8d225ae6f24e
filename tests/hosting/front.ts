import { once } from 'node:events';
import { createSecureServer, type SecureServerOptions } from 'node:http2';
import { createServer } from 'node:https';
import { type Answer, ask } from './ask.ts';
import type { Server } from './workspace.ts';

interface Question {
  method: string;
  path: string;
  /** Those of the visitor that a proxy passes on. */
  headers: Record<string, string>;
}

/**
 * What stands in front of a server that does not speak HTTPS itself, as a CDN or a platform's router does.
 * @param answer asks the server behind. @returns how to stop it.
 */
export async function startFront(
  port: number,
  { http2 = true, ...options }: SecureServerOptions & { http2?: boolean },
  answer: (question: Question) => Promise<Answer>,
): Promise<() => Promise<void>> {
  const create = (http2 ? createSecureServer : createServer) as typeof createServer;
  const front = create({ ...options, ...(http2 && { allowHTTP1: true }) }, async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const passedOn = ['accept-encoding', 'if-none-match', 'host'].flatMap((name) =>
      headers[name] ? [[name, String(headers[name])]] : [],
    );
    const { status, headers: answered, body } = await answer({ method, path, headers: Object.fromEntries(passedOn) });
    const { connection, 'transfer-encoding': _chunks, 'keep-alive': _time, ...kept } = answered;
    const length = method === 'HEAD' || status === 304 ? {} : { 'content-length': body.length };
    response.writeHead(status, { ...kept, ...length }).end(body);
  }).listen(port, 'localhost');
  await once(front, 'listening');
  return async () => {
    front.close();
    await once(front, 'close');
  };
}

/** Starts a server of plain HTTP and, at this port, the proxy that ends TLS for it. */
export async function behindTls(port: number, start: () => Promise<Server>): Promise<Server> {
  const server = await start();
  const stopFront = await startFront(port, { cert: server.ca, key: server.key }, ({ method, path, headers }) =>
    ask({ port: server.port }, path, { method, headers: { ...headers, 'X-Forwarded-Proto': 'https' } }),
  );
  const stop = async () => {
    await stopFront();
    await server.stop();
  };
  return { ...server, port, stop };
}
