import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtRelease } from './built-release.ts';
import { type Server, workspace } from './server.ts';

interface ApacheOptions {
  /** Changes the shipped `.htaccess`, to break it. */
  htaccess?: (text: string) => string;
  /** Directives that the host adds to its own configuration. */
  host?: string;
}

/** Starts Apache as a shared host sets it up, on plain HTTP, with the release sent by the guide's first three rsync lines. */
export async function startApache({
  htaccess = (text) => text,
  host = '',
}: ApacheOptions = {}): Promise<Server> {
  const { dir, adminPort: _, ...space } = await workspace('apache');
  const guide = readFileSync('deploy/apache/README.md', 'utf8');
  const lines =
    guide
      .match(/^rsync .*/gm)
      ?.slice(0, 3)
      .join('\n') ?? '';
  const copy = lines
    .replaceAll('compte@hebergeur:www', space.siteDir)
    .replaceAll(' release/', ` ${builtRelease}/`);
  mkdirSync(space.siteDir);
  execFileSync('sh', ['-ec', copy]);
  const rules = join(space.siteDir, '.htaccess');
  writeFileSync(rules, htaccess(readFileSync(rules, 'utf8')));
  writeFileSync(join(dir, 'host.conf'), host);
  const defined = `-C 'Define Dir ${dir}' -C 'Define Port ${space.httpPort}' ${process.getuid?.() === 0 ? '-D Root' : ''}`;
  const reload = `apache2 ${defined} -f ${resolve('tests/hosting/apache2.conf')} -k graceful`;
  execFileSync('sh', ['-c', reload], { stdio: ['ignore', 'ignore', 'pipe'] });
  return { ...space, reload };
}
