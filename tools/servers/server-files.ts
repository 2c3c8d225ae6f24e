import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../src/site/settings.ts';
import { listFiles } from '../site/list-files.ts';
import { caddyRules } from './caddy-rules.ts';
import { styleHashes } from './csp.ts';
import { type ServerFacts, siteHeaders } from './headers.ts';
import { nginxMaps, nginxRules } from './nginx-rules.ts';

/** Writes, from the built pages, the files that `deploy/nginx`, `deploy/caddy` and the preview include, beside the site. */
export async function writeServerFiles(dir: string, settings: Settings): Promise<void> {
  const pages = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(pages.map((file) => readFile(join(dir, file), 'utf8')));
  const facts: ServerFacts = {
    headers: siteHeaders(settings, [...new Set(texts.flatMap(styleHashes))]),
    notFoundPages: pages.filter((file) => file.endsWith('/404.html')).map((file) => `/${file}`),
  };
  const files = {
    'email-origin.txt': `${settings.email.origin}\n`,
    'headers.json': `${JSON.stringify(facts.headers, null, 2)}\n`,
    'nginx-maps.conf': nginxMaps(facts),
    'nginx-rules.conf': nginxRules(facts),
    'site.caddy': caddyRules(facts),
  };
  const folder = `${dir}-server`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
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
