import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns ports that nothing listens on, below those that the system gives to outgoing connections. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(10_000, 32_768);
    const server = createServer().listen(port, '127.0.0.1');
    const free = await once(server, 'listening').catch(() => null);
    if (!free) {
      continue;
    }
    await once(server.close(), 'close');
    ports.add(port);
  }
  return [...ports];
}

/** @returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
