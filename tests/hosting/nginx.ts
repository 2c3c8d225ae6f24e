import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, ports } from './site.ts';
import { adapted, run, type Server, workspace } from './workspace.ts';

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
}

const listenOnPorts = () => ({
  https: `127.0.0.1:${ports.nginx} ssl http2`,
  http: `127.0.0.1:${ports.nginxHttp}`,
});

/** Starts nginx with the shipped `site.conf`, in a folder of its own, as whoever runs the tests. */
export async function startNginx(options: NginxOptions = {}): Promise<Server> {
  const { build = builtSite, listen = listenOnPorts, beside = () => '', port = ports.nginx } = options;
  const { dir, siteDir, ca, key, remove } = workspace('nginx', build);
  const conf = join(dir, 'nginx.conf');
  writeFileSync(conf, mainConf(dir, adaptedSite(dir, siteDir, listen(dir)) + beside(dir)));
  const arguments_ = ['-p', dir, '-e', join(dir, 'error.log'), '-c', conf];
  const started = run('nginx', [...arguments_, '-g', 'daemon off;'], port);
  const end = await started.catch((error) => {
    remove();
    throw error;
  });
  return {
    name: 'nginx',
    port,
    httpPort: ports.nginxHttp,
    siteDir,
    ca,
    key,
    reload: `nginx ${arguments_.join(' ')} -s reload`,
    stop: async () => {
      await end();
      remove();
    },
  };
}

/** @returns the shipped site with a test's paths and addresses. */
function adaptedSite(dir: string, siteDir: string, listen: { https: string; http: string }): string {
  return adapted('deploy/nginx/site.conf', [
    ['/srv/site/', `${siteDir}/`],
    ['/etc/letsencrypt/live/www.example.fr/fullchain.pem', join(dir, 'cert.pem')],
    ['/etc/letsencrypt/live/www.example.fr/privkey.pem', join(dir, 'key.pem')],
    ['/var/www/acme', join(dir, 'acme')],
    ['www.example.fr', 'localhost'],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen ${listen.http};`],
    ['listen 443 ssl http2;', `listen ${listen.https};`],
  ]);
}

/** @returns what Debian's nginx.conf is to the site: processes, paths, modules. */
function mainConf(dir: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
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
