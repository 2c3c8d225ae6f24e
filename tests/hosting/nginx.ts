import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, ports } from './site.ts';
import { adapted, endOf, place, run, type Server, workspace } from './workspace.ts';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface NginxOptions {
  /** Folder of the built site. */
  build?: string;
  /** Where the site listens, given the folder that holds the certificate. */
  listen?: (dir: string) => { https: string; http: string };
  /** Another server that runs in the same nginx, given that folder. */
  beside?: (dir: string) => string;
  /** The port that takes connections as soon as nginx is up. */
  port?: number;
  /** Who nginx sends files as, where it is started by root. */
  user?: string;
}

/** Starts nginx with the shipped `site.conf`, in a folder of its own, as whoever runs the tests. */
export async function startNginx(options: NginxOptions = {}): Promise<Server> {
  const { build = builtSite, port = ports.nginx } = options;
  const { arguments_, ...nginx } = idleNginx(options);
  place(nginx.siteDir, build);
  const end = await run('nginx', [...arguments_, '-g', 'daemon off;'], port).catch((error) => {
    nginx.remove();
    throw error;
  });
  return {
    ...nginx,
    stop: async () => {
      await end();
      nginx.remove();
    },
  };
}

/** Sets nginx up as the guide says, without a site and not running: `reload` starts it. */
export function idleNginx(options: NginxOptions = {}) {
  const { beside = () => '', port = ports.nginx, user = 'root' } = options;
  const { listen = () => ({ https: `127.0.0.1:${port} ssl http2`, http: `127.0.0.1:${ports.nginxHttp}` }) } = options;
  const { dir, ...space } = workspace('nginx');
  const conf = join(dir, 'nginx.conf');
  const site = adaptedSite(dir, space.siteDir, port, listen(dir)) + beside(dir);
  writeFileSync(conf, mainConf(dir, site, user));
  const arguments_ = ['-p', dir, '-e', join(dir, 'error.log'), '-c', conf];
  const nginx = `nginx ${arguments_.join(' ')}`;
  return {
    ...space,
    arguments_,
    name: 'nginx',
    port,
    httpPort: ports.nginxHttp,
    reload: `${nginx} -t -q && { [ ! -s ${join(dir, 'nginx.pid')} ] && ${nginx} || ${nginx} -s reload; }`,
    stop: async () => {
      await endOf(join(dir, 'nginx.pid'), port);
      space.remove();
    },
  };
}

/** @returns the shipped site with a test's paths and addresses. */
function adaptedSite(dir: string, siteDir: string, port: number, listen: { https: string; http: string }): string {
  return adapted('deploy/nginx/site.conf', [
    ['/srv/site/', `${siteDir}/`],
    ['/etc/letsencrypt/live/www.example.fr/fullchain.pem', join(dir, 'cert.pem')],
    ['/etc/letsencrypt/live/www.example.fr/privkey.pem', join(dir, 'key.pem')],
    ['/var/www/html', join(dir, 'html')],
    ['www.example.fr', 'localhost'],
    ['https://$server_name', `https://localhost:${port}`],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen ${listen.http};`],
    ['listen 443 ssl http2;', `listen ${listen.https};`],
  ]);
}

/** @returns what Debian's nginx.conf is to the site: processes, paths, modules. */
function mainConf(dir: string, site: string, user: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? `user ${user};` : ''}
${existsSync(brotli) ? `load_module ${brotli};` : ''}
worker_processes 2;
pid ${join(dir, 'nginx.pid')};
events { worker_connections 1024; }
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${join(dir, name)};`).join('\n    ')}
    ${site}
}
`;
}
