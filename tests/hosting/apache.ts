import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtRelease, ports } from './site.ts';
import { type Server, workspace } from './workspace.ts';

const guide = readFileSync('deploy/apache/README.md', 'utf8');
const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'filter', 'deflate'];

/** Starts Apache as a shared host sets it up, with the site as its guide puts it there. */
export async function startApache(): Promise<Server> {
  const { dir, ...space } = workspace('apache', ports.apache);
  const [conf, root] = [join(dir, 'apache2.conf'), join(dir, 'www')];
  mkdirSync(root);
  for (const line of guide.match(/^rsync .*/gm)?.slice(0, 3) ?? [])
    execFileSync('sh', [
      '-c',
      line.replaceAll('compte@hebergeur:www', root).replaceAll(' release/', ` ${builtRelease}/`),
    ]);
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
Listen 127.0.0.1:${ports.apache}
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
  return { ...space, httpPort: ports.apache, reload };
}
