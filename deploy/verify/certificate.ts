import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Notes } from './findings.ts';

/** Days before its end at which a certificate should have been renewed. */
const marginDays = 14;

/** Holds the certificate and the protocol that is agreed on with it. */
export async function verifyCertificate(notes: Notes, origin: string): Promise<void> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return notes.holds('certificate', false, 'there is none: the site is not on HTTPS');
  await notes.attempt('certificate', async () => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    await once(socket, 'secureConnect');
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
    notes.holds('certificate', days >= marginDays, `ends in ${days} days`);
    notes.same('HTTP/2', socket.alpnProtocol || null, 'h2');
    notes.holds(
      'TLS 1.2 or newer',
      ['TLSv1.2', 'TLSv1.3'].includes(socket.getProtocol() ?? ''),
      `is ${socket.getProtocol()}`,
    );
    socket.destroy();
  });
}
