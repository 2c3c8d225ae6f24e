import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from '../../tools/servers/headers.ts';
import type { Stamp } from '../../tools/site/release-stamp.ts';
import { type Release, verifyHeaders } from './file.ts';
import type { Notes } from './notes.ts';
import { visit } from './visit.ts';

/** What only lies on a builder's machine, or only beside the site. */
const hidden = `/.git/config /.git/HEAD /.env /.env.local /.env.production /.deployed.json /.htaccess /index.html.br
  /index.html.gz /headers.json /files.sha256`.split(/\s+/);

/**
 * Which release is in service, at each address of the host's name: an old server, or another one in IPv6, may answer
 * at one of them.
 * @param addresses IPv4 or IPv6; one that this machine has no way to reach says nothing.
 */
export async function verifyStamp(notes: Notes, wanted: Stamp, addresses: string[]): Promise<void> {
  const { host, hostname } = new URL(wanted.origin);
  for (const address of addresses) {
    const question = { hostname: address, servername: hostname, headers: { Host: host }, agent: false };
    const answer = await visit(`${wanted.origin}/release.json`, question).catch(({ message }: Error) => message);
    if (/ENETUNREACH|EADDRNOTAVAIL/.test(String(answer))) continue;
    const id = typeof answer === 'string' ? answer : (/"id":"(\w+)"/.exec(answer.body.toString())?.[1] ?? 'none');
    const fault = `is ${id} at ${address}; publish ${wanted.id}, or build the one in service again`;
    notes.holds('release in service', id === wanted.id, fault);
  }
}

/** What is not there says so, with a page that helps; what is not for visitors is not there. */
export async function verifyErrors(notes: Notes, release: Release): Promise<void> {
  const { origin } = release;
  await notes.attempt('unknown address answers 404', async () => {
    const lost = await visit(`${origin}/nothing-lies-here`);
    notes.same('unknown address answers 404', lost.status, 404);
    const page = await readFile(join(release.dir, '404.html'));
    notes.holds('404 page is that of the release', lost.body.equals(page), 'is another one');
    verifyHeaders(notes, lost, release, contentType('404.html'));
    const cache = lost.headers.get('Cache-Control') ?? '';
    notes.holds('cache rule', !/max-age=[1-9]/.test(cache), `of the 404 page is "${cache}"`);
    const removed = (await visit(`${origin}/`, { method: 'DELETE' })).status;
    notes.holds('other methods are refused', removed >= 400 && removed < 500, `DELETE answers ${removed}`);
    const head = await visit(`${origin}/`, { method: 'HEAD' });
    notes.holds('HEAD answers as GET', head.status === 200 && head.body.length === 0, `answers ${head.status}`);
    for (const path of hidden) {
      const { status } = await visit(origin + path, { encoding: 'identity' });
      notes.holds('tools are hidden', status >= 400, `${path} answers ${status}`);
    }
    for (const path of ['/%00', `/${'a'.repeat(300)}`]) {
      const { status } = await visit(origin + path);
      notes.holds('odd addresses are no error of the server', status < 500, `${path.slice(0, 9)} answers ${status}`);
    }
  });
}

/** The one file that ends by itself. */
export async function verifySecurityTxt(notes: Notes, origin: string): Promise<void> {
  await notes.attempt('security.txt is in force', async () => {
    const { body } = await visit(`${origin}/.well-known/security.txt`);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(body.toString())?.[1] ?? '');
    notes.holds('security.txt is in force', expires > Date.now(), 'has expired: build and publish again');
  });
}

/** Plain HTTP, which answers at the origin `plain`, leads to the same page of this site. */
export async function verifyPlain(notes: Notes, origin: string, plain: string): Promise<void> {
  for (const path of ['/', '/cgu?a=b'])
    await notes.attempt('plain HTTP redirects', async () => {
      const { status, headers } = await visit(plain + path);
      const goesTo = headers.get('Location');
      const right = [301, 308].includes(status) && goesTo === origin + path;
      notes.holds('plain HTTP redirects', right, `answers ${status} ${goesTo}, must lead to ${origin}${path}`);
    });
}

/** Asks as a browser does before it sends the form; nothing is sent. @param service origin of the e-mail service. */
export async function verifyEmail(notes: Notes, origin: string, service: string): Promise<void> {
  await notes.attempt('e-mail service allows this site', async () => {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    };
    const answer = await visit(`${service}/api/v1.0/email/send`, { method: 'OPTIONS', headers });
    const allowed = answer.headers.get('Access-Control-Allow-Origin') ?? '';
    notes.holds('e-mail service allows this site', [origin, '*'].includes(allowed), `${service} allows "${allowed}"`);
  });
}
