import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, ports } from './site.ts';
import { adapted, run, type Server, workspace } from './workspace.ts';

/** Starts Caddy with the shipped Caddyfile, in a folder of its own and with a certificate of the test's. */
export async function startCaddy(): Promise<Server> {
  const { dir, siteDir, ca, key, remove } = workspace('caddy', builtSite);
  const conf = join(dir, 'Caddyfile');
  const options = [
    `admin 127.0.0.1:${ports.caddyAdmin}`,
    `http_port ${ports.caddyHttp}`,
    `https_port ${ports.caddy}`,
    'default_bind 127.0.0.1',
    'skip_install_trust',
  ];
  const file = adapted('deploy/caddy/Caddyfile', [
    ['/srv/site/', `${siteDir}/`],
    ['{\n\tservers {', `{\n\t${options.join('\n\t')}\n\tservers {`],
    ['www.example.fr {', `localhost {\n\ttls ${join(dir, 'cert.pem')} ${join(dir, 'key.pem')}`],
  ]);
  writeFileSync(conf, file);
  const env = { HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  const started = run('caddy', ['run', '--config', conf, '--adapter', 'caddyfile'], ports.caddy, env);
  const end = await started.catch((error) => {
    remove();
    throw error;
  });
  return {
    name: 'Caddy',
    port: ports.caddy,
    httpPort: ports.caddyHttp,
    siteDir,
    ca,
    key,
    reload: `HOME=${dir} caddy reload --config ${conf} --adapter caddyfile --address 127.0.0.1:${ports.caddyAdmin} 2>&1`,
    stop: async () => {
      await end();
      remove();
    },
  };
}
