import { parse } from 'node-html-parser';
import { contentSecurityPolicy, policyMeta, styleHashes } from '../../build/csp.ts';
import { cacheRules, contentTypes, siteHeaders } from '../../build/headers.ts';
import type { Settings } from '../../src/site/settings.ts';
import { Notes } from './findings.ts';
import { type Answer, visit } from './visit.ts';

/** A page that was looked at: what is wrong with it, and what it leads to. */
export interface SeenPage {
  notes: Notes;
  links: string[];
  files: string[];
}

/** Holds a page against every rule that the one source states for pages. */
export async function verifyPage(path: string, settings: Settings): Promise<SeenPage> {
  const notes = new Notes(path);
  const url = settings.origin + path;
  const answer = await visit(url);
  const page = parse(answer.text);
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? null;
  notes.same('page answers 200', answer.status, 200);
  verifyHeaders(notes, answer, settings, contentTypes.html ?? '', cacheRules.other);
  notes.same('canonical address', attribute('link[rel=canonical]', 'href'), url);
  notes.holds(
    'title, description, language',
    Boolean(
      page.querySelector('title')?.text && attribute('meta[name=description]', 'content') && attribute('html', 'lang'),
    ),
    'one of them is missing',
  );
  const meta = policyMeta(contentSecurityPolicy(settings, styleHashes(answer.text)));
  notes.holds('policy in the page', answer.text.includes(meta), 'is missing or another one than the settings make');
  await verifyEncodings(notes, url, answer);
  await verifyRevalidation(notes, url, answer);
  if (path !== '/') await verifyRedirect(notes, url, path);

  const named = page
    .querySelectorAll('script[src], img[src], iframe[src], source[src], link[href]')
    .filter((element) => !['canonical', 'alternate'].includes(element.getAttribute('rel') ?? ''))
    .map((element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', url));
  const insecure = named.filter(({ protocol }) => protocol === 'http:').map(String);
  const foreign = named.filter(({ origin }) => origin !== settings.origin).map(String);
  notes.holds('no mixed content', insecure.length === 0 || url.startsWith('http:'), insecure.join(', '));
  notes.holds('no third party', foreign.length === 0, foreign.join(', '));
  const own = (urls: URL[]) => urls.filter(({ origin }) => origin === settings.origin).map(({ pathname }) => pathname);
  const links = page.querySelectorAll('a[href]').map((link) => new URL(link.getAttribute('href') ?? '', url));
  // Files that a script will ask for stand in data attributes.
  const later = [...answer.text.matchAll(/="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return { notes, links: own(links), files: [...own(named), ...later] };
}

/** Holds the headers of any response against the one source. */
export function verifyHeaders(notes: Notes, answer: Answer, settings: Settings, type: string, cache: string): void {
  // A file has no style of its own; what counts is that its policy is the one of the pages.
  const hashes = styleHashes(answer.text);
  const wanted = siteHeaders(settings, hashes);
  for (const [name, value] of Object.entries(wanted)) {
    if (name === 'Content-Security-Policy' && !type.startsWith('text/html')) continue;
    const actual = answer.headers.get(name);
    notes.same(name, name === 'Content-Security-Policy' ? onlyHashes(actual, hashes) : actual, value);
  }
  notes.same('content type', answer.headers.get('Content-Type'), type);
  notes.same('cache rule', answer.headers.get('Cache-Control'), cache);
  notes.holds('no cookie', answer.headers.getSetCookie().length === 0, 'sets a cookie');
  notes.holds(
    'server keeps its version to itself',
    !/\d/.test(answer.headers.get('Server') ?? ''),
    `says "${answer.headers.get('Server')}"`,
  );
}

/** Text comes as brotli or gzip, whichever the visitor takes. */
export async function verifyEncodings(notes: Notes, url: string, brotli: Answer): Promise<void> {
  notes.same('brotli', brotli.headers.get('Content-Encoding'), 'br');
  notes.same('gzip', (await visit(url, { encoding: 'gzip' })).headers.get('Content-Encoding'), 'gzip');
  notes.holds(
    'caches keep encodings apart',
    /accept-encoding/i.test(brotli.headers.get('Vary') ?? ''),
    'Vary lacks Accept-Encoding',
  );
}

async function verifyRevalidation(notes: Notes, url: string, answer: Answer): Promise<void> {
  const etag = answer.headers.get('ETag');
  if (!etag) return notes.holds('revalidation', false, 'there is no ETag');
  notes.same('revalidation', (await visit(url, { headers: { 'If-None-Match': etag } })).status, 304);
}

async function verifyRedirect(notes: Notes, url: string, path: string): Promise<void> {
  const { status, headers } = await visit(`${url}/`);
  const location = new URL(headers.get('Location') ?? '', `${url}/`).pathname;
  notes.holds('slash redirects', [301, 308].includes(status) && location === path, `answers ${status} to ${location}`);
}

/** Takes out of a policy the hashes of other pages' style sheets: each language may have its own. */
function onlyHashes(policy: string | null, hashes: string[]): string | null {
  return policy?.replace(/ 'sha256-[^']+'/g, (hash) => (hashes.includes(hash.trim()) ? hash : '')) ?? null;
}
