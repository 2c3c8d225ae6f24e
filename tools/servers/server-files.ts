import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../src/site/settings.ts';
import { listFiles } from '../site/list-files.ts';
import { longestName, redirectForms } from './addresses.ts';
import { styleHashes } from './csp.ts';
import { fillTemplate, type Values } from './fill-template.ts';
import { cacheRules, contentTypes, hashedFolder, leastPolicy, methods, siteHeaders } from './headers.ts';

/** Servers → the characters that their quotes cannot contain, and how they quote a text. */
const quotes: Record<string, [refused: RegExp, quote: (text: string) => string]> = {
  nginx: [/[\\\n$]/, (text) => `"${text.replaceAll('"', '\\"')}"`],
  Caddy: [/[`\n{}]/, (text) => `\`${text}\``],
  Apache: [/[\\\n]/, (text) => `"${text.replaceAll('%', '%%').replaceAll('"', '\\"')}"`],
};

/** Files in `dist-server/` → their template, and the server that reads them. */
const templates: Record<string, [template: string, server: keyof typeof quotes]> = {
  'nginx-maps.conf': ['nginx-maps.conf', 'nginx'],
  'nginx-rules.conf': ['nginx-rules.conf', 'nginx'],
  'site.caddy': ['site.caddy', 'Caddy'],
  '.htaccess': ['htaccess', 'Apache'],
};

/**
 * Writes `dist-server/`, beside the site: what the servers of `deploy/` include, and what the preview and `npm run verify`
 * read. The policy is made from the styles of the built pages.
 */
export async function writeServerFiles(dir: string, settings: Settings): Promise<void> {
  const files = await listFiles(dir);
  const long = files.find((file) => file.split('/').some((name) => name.length > longestName));
  if (long) throw new Error(`${long}: a name is longer than ${longestName} characters, which Caddy would not serve`);
  const pages = files.filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(pages.map((file) => readFile(join(dir, file), 'utf8')));
  const headers = siteHeaders(settings, [...new Set(texts.flatMap(styleHashes))]);
  const values = templateValues(settings.origin, headers, pages);
  const written: Record<string, string> = {
    'email-origin.txt': `${settings.email.origin}\n`,
    'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
  };
  for (const [name, [file, server]] of Object.entries(templates)) {
    const template = await readFile(join(import.meta.dirname, 'templates', file), 'utf8');
    written[name] = fillTemplate(template, values, (text) => quoteFor(server, text));
  }
  const folder = `${dir}-server`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(written).map(([name, text]) => writeFile(join(folder, name), text)));
}

/** @returns what the templates name. Only a public site, as every release is, redirects to its own address. */
function templateValues(origin: string, headers: Record<string, string>, pages: string[]): Values {
  const headerList = Object.entries(headers).map(([name, value]) => ({ name, value }));
  const notFoundPages = pages.filter((file) => file.endsWith('/404.html')).map((file) => `/${file}`);
  return {
    banner: 'Written by "npm run build" from tools/servers: do not edit.',
    publicOrigin: origin.startsWith('https://') ? origin : '',
    hostPattern: new URL(origin).hostname.replaceAll('.', String.raw`\.`),
    headers: headerList,
    otherHeaders: headerList.filter(({ name }) => name !== 'Content-Security-Policy'),
    leastPolicy,
    hashedFolder,
    hashedCache: cacheRules.hashed,
    cache: cacheRules.other,
    types: Object.entries(contentTypes).map(([ending, type]) => ({ ending, type })),
    methods: methods.join(', '),
    methodWords: methods.join(' '),
    methodPattern: methods.join('|'),
    methodList: methods.map((method) => ({ method })),
    redirects: redirectForms.map((form) => ({ form })),
    // Its redirects, its methods, the site's own address, and what is hidden.
    checkCount: `${redirectForms.length + 3}`,
    notFoundPages: notFoundPages.map((page) => ({ page, folder: page.replace('404.html', '') })),
    tooLong: `${longestName + 1}`,
  };
}

function quoteFor(server: string, text: string): string {
  const [refused, quote] = quotes[server] ?? [/./, String];
  if (refused.test(text)) throw new Error(`${server} cannot quote ${text}`);
  return quote(text);
}

/** @returns the headers that the build wrote. @throws Error when there is no build. */
export async function builtHeaders(dir: string): Promise<Record<string, string>> {
  return JSON.parse(await readBuilt(dir, 'headers.json'));
}

/** @returns the origin of the e-mail service for which the site was built. @throws Error when there is no build. */
export async function builtEmailOrigin(dir: string): Promise<string> {
  return (await readBuilt(dir, 'email-origin.txt')).trim();
}

function readBuilt(dir: string, name: string): Promise<string> {
  return readFile(join(`${dir}-server`, name), 'utf8').catch(() => {
    throw new Error(`${dir}-server/${name} is missing: run "npm run build" first`);
  });
}
