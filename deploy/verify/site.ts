import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from '../../tools/servers/headers.ts';
import { type Release, verifyHeaders } from './file.ts';
import type { Report } from './report.ts';
import { get } from './request.ts';

/** Files of the builder's machine, and files that are shipped beside the site. */
const privateFiles =
  '/.git/config /.env /.htaccess /index.html.br /headers.json /files.sha256'.split(' ');

/** Checks unknown addresses, private files and other methods. */
export async function verifyErrors(report: Report, release: Release): Promise<void> {
  const { origin } = release;
  await report.attempt('unknown address answers 404', async () => {
    const unknown = await get(`${origin}/no-such-page`);
    report.equal('unknown address answers 404', unknown.status, 404);
    const page = await readFile(join(release.dir, '404.html'));
    report.check('404 page is that of the release', unknown.body.equals(page), 'is another one');
    verifyHeaders(report, unknown, release, contentType('404.html'));
    const cache = unknown.headers.get('Cache-Control') ?? '';
    report.check('cache rule', !/max-age=[1-9]/.test(cache), `of the 404 page is "${cache}"`);
    const { status: deletion } = await get(`${origin}/`, { method: 'DELETE' });
    report.check(
      'other methods are refused',
      deletion >= 400 && deletion < 500,
      `DELETE answers ${deletion}`,
    );
    const head = await get(`${origin}/`, { method: 'HEAD' });
    report.check(
      'HEAD answers as GET',
      head.status === 200 && head.body.length === 0,
      `answers ${head.status}`,
    );
    for (const path of privateFiles) {
      const { status } = await get(origin + path, { encoding: 'identity' });
      report.check('private files are hidden', status >= 400, `${path} answers ${status}`);
    }
  });
}

/** Checks that plain HTTP, at the origin `plain`, redirects to the same page of the site. */
export async function verifyPlainHttp(
  report: Report,
  origin: string,
  plain: string,
): Promise<void> {
  for (const path of ['/', '/cgu?a=b']) {
    await report.attempt('plain HTTP redirects', async () => {
      const { status, headers } = await get(plain + path);
      const location = headers.get('Location');
      const right = [301, 308].includes(status) && location === origin + path;
      report.check(
        'plain HTTP redirects',
        right,
        `answers ${status} ${location}, must lead to ${origin}${path}`,
      );
    });
  }
}

/** Sends the e-mail service the preflight request that a browser sends before the form; no e-mail is sent. */
export async function verifyEmailService(
  report: Report,
  { origin, emailOrigin }: Release,
): Promise<void> {
  const rule = 'e-mail service allows this site';
  await report.attempt(rule, async () => {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    };
    const answer = await get(`${emailOrigin}/api/v1.0/email/send`, { method: 'OPTIONS', headers });
    const allowed = answer.headers.get('Access-Control-Allow-Origin') ?? '';
    report.check(rule, [origin, '*'].includes(allowed), `${emailOrigin} allows "${allowed}"`);
  });
}
