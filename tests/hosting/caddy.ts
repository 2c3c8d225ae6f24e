import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, ports } from './site.ts';
import { adapted, endOf, place, run, type Server, workspace } from './workspace.ts';

/** Starts Caddy with the shipped Caddyfile, in a folder of its own and with a certificate of the test's. */
export async function startCaddy({ build = builtSite } = {}): Promise<Server> {
  const { start, ...caddy } = idleCaddy();
  place(caddy.siteDir, build);
  const end = await run('caddy', start, ports.caddy, caddy.env).catch((error) => {
    caddy.remove();
    throw error;
  });
  return {
    ...caddy,
    stop: async () => {
      await end();
      caddy.remove();
    },
  };
}

/** Sets Caddy up as the guide says, without a site and not running: `reload` starts it. */
export function idleCaddy() {
  const { dir, ...space } = workspace('caddy');
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
    ['{\n\tservers {', `{\n\t${options.join('\n\t')}\n\tservers {`],
    ['redir https://www.example.fr', `redir https://localhost:${ports.caddy}`],
    ['www.example.fr {', `localhost {\n\ttls ${join(dir, 'cert.pem')} ${join(dir, 'key.pem')}`],
  ]);
  writeFileSync(conf, file);
  const config = ['--config', conf, '--adapter', 'caddyfile'];
  const pid = join(dir, 'caddy.pid');
  const reload = `HOME=${dir} caddy reload ${config.join(' ')} --address 127.0.0.1:${ports.caddyAdmin} 2>&1`;
  const start = `HOME=${dir} caddy start ${config.join(' ')} --pidfile ${pid} >${dir}/log 2>&1`;
  return {
    ...space,
    env: { HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
    start: ['run', ...config],
    name: 'Caddy',
    port: ports.caddy,
    httpPort: ports.caddyHttp,
    reload: `if [ -s ${pid} ]; then ${reload}; else ${start}; fi`,
    stop: async () => {
      await endOf(pid, ports.caddy);
      space.remove();
    },
  };
}
