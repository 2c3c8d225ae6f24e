import { Socket } from 'node:net';
import { afterEach, expect } from 'vitest';

/** Hosts outside of this machine that the running test has tried to reach. */
const reached: string[] = [];

/** What `connect` is given: the options, or the port and the host, alone or in a list. */
type Arguments = [unknown, ...unknown[]];

const connect = Socket.prototype.connect;
Socket.prototype.connect = function (this: Socket, ...given: Arguments) {
  const [first, second] = (Array.isArray(given[0]) ? given[0] : given) as Arguments;
  const host = typeof first === 'object' ? ((first as { host?: string }).host ?? '') : second;
  if (typeof host === 'string' && !/^(localhost|127\.[\d.]+|::1|)$/.test(host)) {
    reached.push(host);
    throw new Error(`A test tries to reach ${host}`);
  }
  return Reflect.apply(connect, this, given);
} as typeof connect;

afterEach(() => expect(reached.splice(0)).toEqual([]));
