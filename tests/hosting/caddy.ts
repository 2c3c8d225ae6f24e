import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ports } from './site.ts';
import { adapted, type Server, workspace } from './workspace.ts';

/** Sets Caddy up with the shipped Caddyfile, in a folder of its own and with a certificate of the test's. */
export function setUpCaddy(): Server {
  const { dir, ...space } = workspace('caddy', ports.caddy);
  const conf = join(dir, 'Caddyfile');
  const options = [
    `admin 127.0.0.1:${ports.caddyAdmin}`,
    `http_port ${ports.caddyHttp}`,
    `https_port ${ports.caddy}`,
    'default_bind 127.0.0.1',
    'skip_install_trust',
  ];
  const file = adapted('deploy/caddy/Caddyfile', [
    ['/srv/site/', `${space.siteDir}/`],
    ['\tservers {', `\t${options.join('\n\t')}\n\tservers {`],
    ['redir https://www.example.fr', `redir https://localhost:${ports.caddy}`],
    ['\nexample.fr {', `\nbare.localhost {\n\ttls ${join(dir, 'cert.pem')} ${join(dir, 'key.pem')}`],
    ['www.example.fr {', `localhost {\n\ttls ${join(dir, 'cert.pem')} ${join(dir, 'key.pem')}`],
  ]);
  writeFileSync(conf, file);
  const config = `--config ${conf} --adapter caddyfile`;
  const reload = `caddy reload ${config} --address 127.0.0.1:${ports.caddyAdmin} 2>&1`;
  const begin = `caddy start ${config} --pidfile ${space.pidFile} >${dir}/log 2>&1 || { cat ${dir}/log >&2; false; }`;
  return {
    ...space,
    httpPort: ports.caddyHttp,
    reload: `export HOME=${dir}; if [ -s ${space.pidFile} ]; then ${reload}; else ${begin}; fi`,
  };
}
