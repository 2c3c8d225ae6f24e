import { cacheControl, contentType, speculationRulesFile } from '../../build/headers.ts';
import type { Settings } from '../../src/site/settings.ts';
import { observe } from '../observatory/observe.ts';
import { verifyCertificate } from './certificate.ts';
import { type Finding, Notes } from './findings.ts';
import { verifyEncodings, verifyHeaders, verifyPage } from './page.ts';
import { visit } from './visit.ts';

/** A site's plain-HTTP twin, from which visitors are sent to HTTPS; `null` leaves that out. */
export type PlainOrigin = string | null;

/** Verifies all that a site that is up owes its visitors. */
export async function verifySite(settings: Settings, plain: PlainOrigin): Promise<Finding[]> {
  const { origin } = settings;
  const pages = new Map<string, string[]>();
  const files = new Set<string>(['/robots.txt', '/sitemap.xml', `/${speculationRulesFile}`]);
  const findings: Finding[] = [];
  const listed = addresses((await visit(`${origin}/sitemap.xml`)).text);
  const queue = ['/', ...listed.filter((url) => url.startsWith(`${origin}/`)).map((url) => new URL(url).pathname)];
  for (const path of queue) {
    if (pages.has(path)) continue;
    const seen = await verifyPage(path, settings);
    pages.set(path, seen.links);
    for (const file of seen.files) files.add(file);
    queue.push(...seen.links.filter((link) => !/\.\w+$/.test(link)));
    findings.push(...seen.notes.findings);
  }
  for (const file of files) findings.push(...(await verifyFile(file, settings)));
  const whole = new Notes(origin);
  const found = [...pages.keys()].map((path) => origin + path).sort();
  whole.same('sitemap lists every page', [...listed].sort().join(' '), found.join(' '));
  await verifyErrors(whole, settings);
  await verifySecurityTxt(whole, settings);
  await verifyEmail(whole, settings);
  await verifyCertificate(whole, origin);
  if (plain) {
    const { status, headers } = await visit(`${plain}/`);
    const goesTo = headers.get('Location') ?? '';
    whole.holds(
      'plain HTTP redirects',
      [301, 308].includes(status) && goesTo.startsWith('https://'),
      `answers ${status} ${goesTo}`,
    );
  }
  const { grade, score } = await observe(origin, plain);
  whole.holds("Mozilla Observatory's grade", grade === 'A+', `is ${grade} (${score})`);
  return [...findings, ...whole.findings];
}

async function verifyFile(path: string, settings: Settings): Promise<Finding[]> {
  const notes = new Notes(path);
  await notes.attempt('file can be had', async () => {
    const answer = await visit(settings.origin + path);
    notes.same('file answers 200', answer.status, 200);
    verifyHeaders(notes, answer, settings, contentType(path), cacheControl(path));
    if (/\.(js|css|svg|xml|txt|json|webmanifest)$/.test(path))
      await verifyEncodings(notes, settings.origin + path, answer);
  });
  return notes.findings;
}

async function verifyErrors(notes: Notes, settings: Settings): Promise<void> {
  const lost = await visit(`${settings.origin}/nothing-lies-here`);
  notes.same('unknown address answers 404', lost.status, 404);
  notes.holds('404 page helps', /<a [^>]*href="\/"/.test(lost.text), 'has no link to the home page');
  verifyHeaders(notes, lost, settings, contentType('404.html'), cacheControl('/404.html'));
  notes.same('other methods are refused', (await visit(`${settings.origin}/`, { method: 'DELETE' })).status, 405);
}

async function verifySecurityTxt(notes: Notes, { origin }: Settings): Promise<void> {
  const { status, text } = await visit(`${origin}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  notes.holds(
    'security.txt',
    status === 200 && /^Contact: /m.test(text) && text.includes(origin),
    'is missing or not of this site',
  );
  notes.holds('security.txt is in force', expires > Date.now(), 'has expired: build and deploy again');
}

/** Asks as a browser does before it sends the form; nothing is sent. */
async function verifyEmail(notes: Notes, { origin, email }: Settings): Promise<void> {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  await notes.attempt('e-mail service allows this site', async () => {
    const answer = await visit(new URL('/api/v1.0/email/send', new URL(email.origin, origin)).href, {
      method: 'OPTIONS',
      headers,
    });
    const allowed = answer.headers.get('Access-Control-Allow-Origin') ?? '';
    notes.holds(
      'e-mail service allows this site',
      [origin, '*'].includes(allowed),
      `${email.origin} allows "${allowed}"`,
    );
  });
}

function addresses(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}
