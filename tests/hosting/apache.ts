import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Server, workspace } from './server.ts';
import { builtRelease } from './site.ts';

const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'filter', 'deflate'];

/** Runs the first lines of the Apache guide that send a release to the host, whose folder this is. */
export function copyToHost(release: string, root: string): void {
  const lines =
    readFileSync('deploy/apache/README.md', 'utf8')
      .match(/^rsync .*/gm)
      ?.slice(0, 3) ?? [];
  const commands = lines.join('\n').replaceAll('compte@hebergeur:www', root).replaceAll(' release/', ` ${release}/`);
  execFileSync('sh', ['-ec', commands]);
}

/** Starts Apache as a shared host sets it up, on plain HTTP, with the site as its guide puts it there. */
export async function startApache(): Promise<Server> {
  const { dir, adminPort: _, ...space } = await workspace('apache');
  const [conf, root] = [join(dir, 'apache2.conf'), space.siteDir];
  mkdirSync(root);
  copyToHost(builtRelease, root);
  writeFileSync(
    conf,
    `
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
ServerName localhost
ServerTokens Prod
TraceEnable Off
ServerRoot ${dir}
PidFile ${space.pidFile}
ErrorLog ${join(dir, 'error.log')}
Listen 127.0.0.1:${space.httpPort}
DocumentRoot ${root}
TypesConfig /dev/null
AddOutputFilterByType DEFLATE text/html text/css text/javascript
<Directory ${root}>
	AllowOverride All
	Require all granted
</Directory>
`,
  );
  const reload = `apache2 -f ${conf} -k graceful`;
  execFileSync('sh', ['-c', reload], { stdio: ['ignore', 'ignore', 'pipe'] });
  return { ...space, reload };
}
