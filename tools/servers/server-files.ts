import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../src/site/settings.ts';
import { listFiles } from '../site/list-files.ts';
import { apacheRules } from './apache-rules.ts';
import { caddyRules, longestName } from './caddy-rules.ts';
import { styleHashes } from './csp.ts';
import { type ServerFacts, siteHeaders } from './headers.ts';
import { nginxMaps, nginxRules } from './nginx-rules.ts';

/** Writes, from the built pages, the files that the servers of `deploy/` and the preview include, beside the site. */
export async function writeServerFiles(dir: string, settings: Settings): Promise<void> {
  const files = await listFiles(dir);
  const pages = files.filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(pages.map((file) => readFile(join(dir, file), 'utf8')));
  refuseLongNames(files);
  const facts: ServerFacts = {
    origin: settings.origin,
    headers: siteHeaders(settings, [...new Set(texts.flatMap(styleHashes))]),
    notFoundPages: pages.filter((file) => file.endsWith('/404.html')).map((file) => `/${file}`),
  };
  const written = {
    'email-origin.txt': `${settings.email.origin}\n`,
    'headers.json': `${JSON.stringify(facts.headers, null, 2)}\n`,
    'nginx-maps.conf': nginxMaps(facts),
    'nginx-rules.conf': nginxRules(facts),
    'site.caddy': caddyRules(facts),
    '.htaccess': apacheRules(facts),
  };
  const folder = `${dir}-server`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(written).map(([name, text]) => writeFile(join(folder, name), text)));
}

function refuseLongNames(files: string[]): void {
  const long = files.find((file) => file.split('/').some((name) => name.length > longestName));
  if (long) throw new Error(`${long}: a name is longer than ${longestName} characters, which Caddy would not serve`);
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
