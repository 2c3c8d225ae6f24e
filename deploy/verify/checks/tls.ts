import { once } from 'node:events';
import { type ConnectionOptions, connect } from 'node:tls';
import { reasonOf } from '../../network-errors.ts';
import { daysUntil, inFrench, leastDays } from '../dates.ts';
import type { Report } from '../report.ts';
import { lookupBy, type Site } from '../site.ts';

/** Checks how long the certificate lasts, that HTTP/2 is spoken, and no TLS older than 1.2. */
export async function verifyTls(site: Site, report: Report): Promise<void> {
  const { origin } = site;
  const socket = await handshake(site, { ALPNProtocols: ['h2', 'http/1.1'] });
  const end = new Date(socket.getPeerCertificate().valid_to);
  const protocol = socket.alpnProtocol;
  socket.destroy();

  const days = daysUntil(end, site.now);
  const left = `encore ${days} jours, jusqu’au ${inFrench(end)}`;
  report.note(`Certificat : ${left}`);
  const fault = `${left} : son renouvellement automatique ne marche plus`;
  report.check(days >= leastDays, 'Certificat', fault, origin);
  report.check(protocol === 'h2', 'HTTP/2', 'le serveur ne parle que HTTP/1.1', origin);
  const isOldRefused = !(await speaksOldTls(site));
  report.check(isOldRefused, 'TLS', 'le serveur accepte encore TLS 1.0 ou 1.1', origin);
}

async function handshake(site: Site, options: ConnectionOptions) {
  const { hostname, port } = new URL(site.origin);
  const lookup = lookupBy(site.resolve);
  const to = { host: hostname, servername: hostname, port: Number(port || 443), lookup };
  const socket = connect({ ...to, ...options });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(15_000) });
  } catch (error) {
    throw new Error(`ne répond pas : ${reasonOf(error as Error)}`, { cause: error });
  }
  return socket;
}

async function speaksOldTls(site: Site): Promise<boolean> {
  // Without level 0 this machine itself would refuse to speak them.
  const old = {
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  } as const;
  try {
    const socket = await handshake(site, old);
    socket.destroy();
    return true;
  } catch {
    return false;
  }
}
