import { once } from 'node:events';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import type { Report } from './report.ts';

/** A certificate should be renewed this many days before its end. */
const marginDays = 14;

/** Checks the certificate and the versions of TLS and HTTP. */
export async function verifyTls(report: Report, origin: string): Promise<void> {
  await report.attempt('certificate', async () => {
    const socket = await handshake(origin, { ALPNProtocols: ['h2', 'http/1.1'] });
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
    const fault = socket.authorizationError ? `is refused by browsers: ${socket.authorizationError}` : '';
    report.check('certificate', !fault && days >= marginDays, fault || `ends in ${days} days`);
    report.equal('HTTP/2', socket.alpnProtocol || null, 'h2');
    socket.destroy();
  });
  for (const version of ['TLSv1', 'TLSv1.1'] as const) {
    // The level is lowered so that it is the server that refuses, not this side.
    const old = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
    const socket = await handshake(origin, old).catch(() => null);
    report.check('old TLS is refused', !socket, `${version} is accepted`);
    socket?.destroy();
  }
}

async function handshake(origin: string, options: ConnectionOptions): Promise<TLSSocket> {
  const { hostname, port } = new URL(origin);
  const where = { host: hostname, port: Number(port || 443), servername: hostname };
  const socket = connect({ ...where, ...options, rejectUnauthorized: false, timeout: 15_000 });
  socket.once('timeout', () => socket.destroy(new Error('nothing came in 15 seconds')));
  await once(socket, 'secureConnect');
  return socket;
}
