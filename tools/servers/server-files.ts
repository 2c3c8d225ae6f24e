import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../src/site/settings.ts';
import { listFiles } from '../site/list-files.ts';
import { redirectForms } from './addresses.ts';
import { styleHashes } from './csp.ts';
import { cacheRules, contentTypes, hashedFolder, leastPolicy, siteHeaders } from './headers.ts';

type Quote = (text: string) => string;

// Settings cannot contain what these quotes cannot (`src/site/settings.ts`).
const nginx: Quote = (text) => `"${text.replaceAll('"', '\\"')}"`;
const caddy: Quote = (text) => `\`${text}\``;
const apache: Quote = (text) => `"${text.replaceAll('%', '%%').replaceAll('"', '\\"')}"`;

/** The templates, each a file in `dist-server/`, and how the server that reads it quotes a text. */
const templates = {
  'nginx-maps.conf': nginx,
  'nginx-rules.conf': nginx,
  'site.caddy': caddy,
  '.htaccess': apache,
};

/** What a template may name: texts, and lists of items that have texts of their own. */
type Values = Record<string, string | Record<string, string>[]>;

/**
 * Writes `dist-server/`, beside the site: what the servers of `deploy/` include, and what the preview and `npm run verify`
 * read. The policy is made from the styles of the built pages.
 */
export async function writeServerFiles(dir: string, settings: Settings): Promise<void> {
  const files = await listFiles(dir);
  const pages = files.filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(pages.map((file) => readFile(join(dir, file), 'utf8')));
  const headers = siteHeaders(settings, [...new Set(texts.flatMap(styleHashes))]);
  const values = templateValues(settings.origin, headers, pages);
  const written: Record<string, string> = {
    'email-origin.txt': `${settings.email.origin}\n`,
    'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
  };
  for (const [name, quote] of Object.entries(templates)) {
    const file = join(import.meta.dirname, 'templates', name.replace(/^\./, ''));
    written[name] = fillTemplate(await readFile(file, 'utf8'), values, quote);
  }
  const folder = `${dir}-server`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(written).map(([name, text]) => writeFile(join(folder, name), text)),
  );
}

/** @returns what the templates name. Only a public site, as every release is, redirects to its own address. */
function templateValues(origin: string, headers: Record<string, string>, pages: string[]): Values {
  const headerList = Object.entries(headers).map(([name, value]) => ({ name, value }));
  const notFoundPages = pages
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => `/${file}`);
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
    redirects: redirectForms.map((form) => ({ form })),
    // In .htaccess an error page skips the redirects and three more rules: own address, methods, hidden files.
    checkCount: `${redirectForms.length + 3}`,
    notFoundPages: notFoundPages.map((page) => ({ page, folder: page.replace('404.html', '') })),
  };
}

/**
 * Fills the template of a server's configuration: `{{name}}` is a text, `{{"name"}}` a quoted one. The lines between
 * `{{each list}}` and `{{end}}` are repeated for each item of a list, whose position is `{{index}}`.
 * @throws Error that says what the template names without having been given it.
 */
function fillTemplate(template: string, values: Values, quote: Quote): string {
  const insert = (lines: string, given: Values) =>
    lines.replace(/\{\{("?)(\w+)\1\}\}/g, (_name, quoted: string, name: string) => {
      const value = given[name];
      if (typeof value !== 'string') {
        throw new Error(`A template names the text ${name}, which is not given`);
      }
      return quoted ? quote(value) : value;
    });
  const repeated = template.replace(
    /^\{\{each (\w+)\}\}\n([\s\S]*?)^\{\{end\}\}\n/gm,
    (_block, list, lines) => {
      const items = values[list];
      if (!Array.isArray(items)) {
        throw new Error(`A template names the list ${list}, which is not given`);
      }
      return items
        .map((item, index) => insert(lines, { ...values, ...item, index: `${index}` }))
        .join('');
    },
  );
  return insert(repeated, values);
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
