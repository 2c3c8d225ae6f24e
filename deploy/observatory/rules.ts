import { parse } from 'node-html-parser';

/** What Mozilla's HTTP Observatory looks at: the home page, and where plain HTTP leads. */
export interface Observed {
  url: string;
  headers: Headers;
  html: string;
  /** Where plain HTTP redirects to; `null` when nothing answers there. */
  plain: { status: number; location: string } | null;
}

/** A rule's verdict: what was found, and the points that it gives or takes. */
export interface Verdict {
  test: string;
  result: string;
  points: number;
}

/** Directives by name; `default-src` stands in for a missing one. */
type Csp = (directive: string) => string[] | undefined;

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * The tests of Mozilla's HTTP Observatory (version 2 of its published methodology) as far as a site without
 * cookies can meet them; a cookie is judged as the worst, since this site sets none.
 */
export const rules: ((observed: Observed) => Verdict)[] = [
  ({ headers, url }) => {
    const judged = (result: string, points: number) => ({ test: 'content-security-policy', result, points });
    const header = headers.get('Content-Security-Policy');
    if (!header) return judged('not implemented', -25);
    const csp = parsed(header);
    if (!csp) return judged('invalid', -25);
    const scripts = csp('script-src') ?? csp('default-src') ?? ['*'];
    const objects = csp('object-src') ?? csp('default-src') ?? ['*'];
    const styles = csp('style-src') ?? csp('default-src') ?? ['*'];
    const unsafe = (sources: string[]) =>
      sources.some((source) => [...broad, "'unsafe-inline'", 'data:'].includes(source));
    if (unsafe(scripts) || objects.some((source) => broad.includes(source))) return judged('unsafe inline', -20);
    const all = header.toLowerCase().split(/[\s;]+/);
    if (url.startsWith('https:') && all.some((source) => /^(http|ftp):/.test(source)))
      return judged('insecure scheme', -20);
    if ([...scripts, ...styles].includes("'unsafe-eval'")) return judged('unsafe eval', -10);
    if (unsafe(styles)) return judged('unsafe inline in styles only', 0);
    return csp('default-src')?.join() === "'none'"
      ? judged("no unsafe, default-src 'none'", 10)
      : judged('no unsafe', 5);
  },
  ({ headers }) => {
    const set = headers.getSetCookie().length > 0;
    return { test: 'cookies', result: set ? 'a cookie is set' : 'none', points: set ? -40 : 0 };
  },
  ({ headers }) => {
    const open = headers.get('Access-Control-Allow-Origin') !== null && headers.has('Access-Control-Allow-Credentials');
    return { test: 'cross-origin-resource-sharing', result: open ? 'universal' : 'closed', points: open ? -50 : 0 };
  },
  ({ plain, url }) => {
    const judged = (result: string, points: number) => ({ test: 'redirection', result, points });
    if (!plain) return judged('no plain HTTP', 0);
    const to = URL.parse(plain.location, url);
    if (plain.status < 300 || plain.status > 399 || !to) return judged('missing', -20);
    if (to.protocol !== 'https:') return judged('not to HTTPS', -20);
    return to.hostname === new URL(url).hostname ? judged('to HTTPS, same host', 0) : judged('to another host', -5);
  },
  ({ headers }) => {
    const judged = (result: string, points: number) => ({ test: 'referrer-policy', result, points });
    const value = headers.get('Referrer-Policy')?.split(',').at(-1)?.trim().toLowerCase();
    if (!value) return judged('not implemented', 0);
    return privateReferrers.includes(value) ? judged(value, 5) : judged(value, -5);
  },
  ({ headers, url }) => {
    const judged = (result: string, points: number) => ({ test: 'strict-transport-security', result, points });
    if (!url.startsWith('https:')) return judged('no HTTPS', -20);
    const age = /max-age=(\d+)/i.exec(headers.get('Strict-Transport-Security') ?? '')?.[1];
    if (!age) return judged('not implemented', -20);
    return Number(age) >= 15_768_000 ? judged('at least six months', 0) : judged('less than six months', -10);
  },
  ({ html, url }) => {
    const judged = (result: string, points: number) => ({ test: 'subresource-integrity', result, points });
    const scripts = parse(html).querySelectorAll('script[src]');
    const foreign = scripts.filter(
      (script) => new URL(script.getAttribute('src') ?? '', url).origin !== new URL(url).origin,
    );
    const insecure = foreign.some((script) => !/^https:/.test(script.getAttribute('src') ?? ''));
    const bare = foreign.some((script) => !script.hasAttribute('integrity'));
    if (insecure) return judged('foreign scripts over HTTP', bare ? -50 : -20);
    if (bare) return judged('foreign scripts without integrity', -5);
    const all = scripts.length > 0 && scripts.every((script) => script.hasAttribute('integrity'));
    return all ? judged('all scripts', 5) : judged('own scripts only', 0);
  },
  ({ headers }) => {
    const nosniff = headers.get('X-Content-Type-Options')?.toLowerCase() === 'nosniff';
    return { test: 'x-content-type-options', result: nosniff ? 'nosniff' : 'missing', points: nosniff ? 0 : -5 };
  },
  ({ headers }) => {
    const judged = (result: string, points: number) => ({ test: 'x-frame-options', result, points });
    const ancestors = parsed(headers.get('Content-Security-Policy') ?? '')?.('frame-ancestors');
    if (ancestors && !ancestors.some((source) => broad.includes(source))) return judged('by frame-ancestors', 5);
    const known = /^(deny|sameorigin)$/i.test(headers.get('X-Frame-Options') ?? '');
    return known ? judged('by its header', 0) : judged('not implemented', -20);
  },
  ({ headers }) => {
    const judged = (result: string, points: number) => ({ test: 'cross-origin-resource-policy', result, points });
    const value = headers.get('Cross-Origin-Resource-Policy');
    if (value === null) return judged('not implemented', 0);
    if (value === 'same-origin' || value === 'same-site') return judged(value, 10);
    return value === 'cross-origin' ? judged(value, 0) : judged('invalid', -5);
  },
];

/** @returns `null` for a policy with a directive given twice, which the Observatory calls invalid. */
function parsed(header: string): Csp | null {
  const directives = new Map<string, string[]>();
  for (const text of header.toLowerCase().split(';')) {
    const [name, ...sources] = text.trim().split(/\s+/);
    if (!name) continue;
    if (directives.has(name)) return null;
    directives.set(name, sources);
  }
  return (directive) => directives.get(directive);
}
