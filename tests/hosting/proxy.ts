import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { type Answer, ask, type Server } from './server.ts';

interface Request {
  method: string;
  path: string;
  /** The visitor's headers that a proxy passes on. */
  headers: Record<string, string>;
}

/**
 * Starts what stands in front of a server: a CDN, or a platform's router.
 * @param tls its certificate and key, with which it speaks HTTP/2 too; without them it speaks plain HTTP.
 * @param answer the function that asks the server behind it.
 * @returns how to stop it.
 */
export async function startProxy(
  port: number,
  tls: SecureContextOptions,
  answer: (request: Request) => Promise<Pick<Answer, 'status' | 'headers'> & { body?: Buffer }>,
): Promise<() => Promise<void>> {
  const respond: RequestListener = async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const names = ['accept-encoding', 'if-none-match', 'host'].filter((name) => headers[name]);
    const passedOn = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
    const { status, headers: answered, body } = await answer({ method, path, headers: passedOn });
    const { connection, 'transfer-encoding': _chunks, 'keep-alive': _time, ...kept } = answered;
    const length =
      method === 'HEAD' || status === 304 ? {} : { 'content-length': body?.length ?? 0 };
    response.writeHead(status, { ...kept, ...length }).end(body);
  };
  const proxy = tls.cert
    ? createSecureServer({ ...tls, allowHTTP1: true }, respond as never)
    : createServer(respond);
  const sockets = new Set<Socket>();
  proxy.on('connection', (socket: Socket) => sockets.add(socket));
  proxy.listen(port, 'localhost');
  await once(proxy, 'listening');
  return async () => {
    proxy.close();
    for (const socket of sockets) {
      socket.destroy();
    }
    await once(proxy, 'close');
  };
}

/**
 * Starts a server of plain HTTP behind the proxy of a platform.
 * @param port where the proxy ends TLS; at another port it speaks plain HTTP.
 */
export async function behindProxy(port: number, start: () => Promise<Server>): Promise<Server> {
  const server = await start();
  const forward = (protocol: string, tls: SecureContextOptions, at: number) =>
    startProxy(at, tls, ({ method, path, headers }) =>
      ask({ port: server.httpPort }, path, {
        method,
        headers: { ...headers, 'X-Forwarded-Proto': protocol },
      }),
    );
  const stopTls = await forward('https', { cert: server.ca, key: server.key }, port);
  const stopPlain = await forward('http', {}, server.port);
  const stop = async () => {
    await Promise.all([stopTls(), stopPlain()]);
    await server.stop();
  };
  return { ...server, port, httpPort: server.port, portBehindProxy: server.httpPort, stop };
}
