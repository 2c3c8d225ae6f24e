import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheControl, contentType } from '../../tools/servers/headers.ts';
import type { Stamp } from '../../tools/site/release-stamp.ts';
import { type Release, verifyHeaders } from './file.ts';
import type { Notes } from './notes.ts';
import { visit } from './visit.ts';

/** What only lies on a builder's machine, or only beside the site. */
const hidden = [
  '/.git/config',
  '/.env',
  '/index.html.br',
  '/index.html.gz',
  '/headers.json',
  '/files.sha256',
  '/404.html',
];

/** Which release is in service. */
export async function verifyStamp(notes: Notes, origin: string, wanted: Stamp): Promise<void> {
  await notes.attempt('release in service', async () => {
    const id = /"id":"(\w+)"/.exec((await visit(`${origin}/release.json`)).body.toString())?.[1] ?? 'none';
    const fault = `is ${id}; publish ${wanted.id}, or build the one in service again`;
    notes.holds('release in service', id === wanted.id, fault);
  });
}

/** What is not there says so, with a page that helps; what is not for visitors is not there. */
export async function verifyErrors(notes: Notes, release: Release): Promise<void> {
  const { origin } = release;
  await notes.attempt('unknown address answers 404', async () => {
    const lost = await visit(`${origin}/nothing-lies-here`);
    notes.same('unknown address answers 404', lost.status, 404);
    const page = await readFile(join(release.dir, '404.html'));
    notes.holds('404 page is that of the release', lost.body.equals(page), 'is another one');
    verifyHeaders(notes, lost, release, contentType('404.html'), cacheControl('/404.html'));
    notes.same('other methods are refused', (await visit(`${origin}/`, { method: 'DELETE' })).status, 405);
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
  await notes.attempt('plain HTTP redirects', async () => {
    const { status, headers } = await visit(`${plain}/cgu?a=b`);
    const goesTo = headers.get('Location');
    const right = [301, 308].includes(status) && goesTo === `${origin}/cgu?a=b`;
    notes.holds('plain HTTP redirects', right, `answers ${status} ${goesTo}, must lead to ${origin}/cgu?a=b`);
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
