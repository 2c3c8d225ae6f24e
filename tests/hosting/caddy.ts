import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adapted, type Server, workspace } from './server.ts';

interface CaddyOptions {
  port?: number;
  /** The test's own, or none: then Caddy asks for one for `www.example.fr`, and gets none. */
  certificate?: 'own' | 'none';
  /** Breaks the shipped configuration. */
  change?: (configuration: string) => string;
}

/** Sets Caddy up with the shipped Caddyfile, in a folder of its own. */
export async function setUpCaddy({
  port,
  certificate = 'own',
  change = (configuration) => configuration,
}: CaddyOptions = {}): Promise<Server> {
  const { dir, adminPort, ...space } = await workspace('caddy', port);
  const conf = join(dir, 'Caddyfile');
  const options = `admin 127.0.0.1:${adminPort}
	http_port ${space.httpPort}
	https_port ${space.port}
	default_bind 127.0.0.1
	skip_install_trust`;
  const tls = `tls ${space.cert} ${join(dir, 'key.pem')}`;
  const names: [from: string, to: string][] = [
    ['redir https://www.example.fr', `redir https://localhost:${space.port}`],
    ['\nexample.fr {', `\nbare.localhost {\n\t${tls}`],
    ['www.example.fr {', `localhost {\n\t${tls}`],
  ];
  const noIssuer = 'acme_ca https://127.0.0.1:1/directory';
  const file = adapted('deploy/caddy/Caddyfile', [
    ['/srv/site/', `${space.siteDir}/`],
    ['\tservers {', `\t${options}\n\t${certificate === 'none' ? noIssuer : ''}\n\tservers {`],
    ...(certificate === 'own' ? names : []),
  ]);
  writeFileSync(conf, change(file));
  const config = `--config ${conf} --adapter caddyfile`;
  const reload = `caddy reload ${config} --address 127.0.0.1:${adminPort} 2>&1`;
  const begin = `caddy start ${config} --pidfile ${space.pidFile} >${dir}/log 2>&1 || { cat ${dir}/log >&2; false; }`;
  return {
    ...space,
    reload: `export HOME=${dir}; if [ -s ${space.pidFile} ]; then ${reload}; else ${begin}; fi`,
  };
}
