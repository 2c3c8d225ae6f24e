import { cacheControl, contentType } from '../../tools/servers/headers.ts';
import { readStamp, type Stamp } from '../../tools/site/release-stamp.ts';
import { type Release, verifyHeaders } from './file.ts';
import type { Notes } from './findings.ts';
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

/** Which release is in service, and whether its contact form sends. */
export async function verifyStamp(notes: Notes, origin: string, wanted: Stamp): Promise<void> {
  await notes.attempt('release in service', async () => {
    const stamp = readStamp((await visit(`${origin}/release.json`)).body.toString());
    const fault = `is ${stamp?.id ?? 'none'}; publish ${wanted.id}, or build the one in service again`;
    notes.holds('release in service', stamp?.id === wanted.id, fault);
    notes.holds('contact form sends', stamp?.simulate === false, 'would thank without sending');
  });
}

/** What is not there says so, with a page that helps; what is not for visitors is not there. */
export async function verifyErrors(notes: Notes, release: Release): Promise<void> {
  const { origin } = release;
  await notes.attempt('unknown address answers 404', async () => {
    const lost = await visit(`${origin}/nothing-lies-here`);
    notes.same('unknown address answers 404', lost.status, 404);
    notes.holds('404 page helps', /<a [^>]*href="\/"/.test(lost.body.toString()), 'has no link to the home page');
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

/** Whether search engines are let in, and told of every page. */
export async function verifySearch(notes: Notes, origin: string, pages: string[]): Promise<void> {
  await notes.attempt('search engines may come', async () => {
    const robots = (await visit(`${origin}/robots.txt`)).body.toString();
    notes.holds('search engines may come', !/^Disallow:\s*\/\s*$/im.test(robots), 'robots.txt says "Disallow: /"');
    const sitemap = (await visit(`${origin}/sitemap.xml`)).body.toString();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    const wanted = pages.map((page) => origin + page);
    notes.same('sitemap lists every page', listed.sort().join(' '), wanted.sort().join(' '));
  });
}

export async function verifySecurityTxt(notes: Notes, origin: string): Promise<void> {
  await notes.attempt('security.txt', async () => {
    const { status, body } = await visit(`${origin}/.well-known/security.txt`);
    const text = body.toString();
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    const whole = status === 200 && /^Contact: /m.test(text) && text.includes(origin);
    notes.holds('security.txt', whole, 'is missing or not of this site');
    notes.holds('security.txt is in force', expires > Date.now(), 'has expired: build and publish again');
  });
}

/** Plain HTTP, which answers at the origin `plain`, leads to the same page of this site. */
export async function verifyPlain(notes: Notes, origin: string, plain: string, pages: string[]): Promise<void> {
  for (const path of ['/', `${pages.at(-1)}?a=b`]) {
    await notes.attempt('plain HTTP redirects', async () => {
      const { status, headers } = await visit(plain + path);
      const goesTo = headers.get('Location');
      const right = [301, 308].includes(status) && goesTo === origin + path;
      notes.holds('plain HTTP redirects', right, `${path} answers ${status} ${goesTo}, must lead to ${origin}${path}`);
    });
  }
}

/** Asks as a browser does before it sends the form; nothing is sent. @param service origin of the e-mail service. */
export async function verifyEmail(notes: Notes, origin: string, service: string): Promise<void> {
  const asked = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
  await notes.attempt('e-mail service allows this site', async () => {
    const headers = { Origin: origin, ...asked };
    const answer = await visit(`${service}/api/v1.0/email/send`, { method: 'OPTIONS', headers });
    const allowed = answer.headers.get('Access-Control-Allow-Origin') ?? '';
    notes.holds('e-mail service allows this site', [origin, '*'].includes(allowed), `${service} allows "${allowed}"`);
  });
}
