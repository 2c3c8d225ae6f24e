import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ports } from './site.ts';
import { adapted, run, type Server, workspace } from './workspace.ts';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Starts nginx with the shipped `site.conf`, in a folder of its own, as whoever runs the tests.
 * @param beside gives another server that runs in the same nginx, from the folder that holds the certificate.
 */
export async function startNginx(beside: (dir: string) => string = () => ''): Promise<Server> {
  const { dir, siteDir, ca, key, remove } = workspace('nginx');
  const conf = join(dir, 'nginx.conf');
  writeFileSync(conf, mainConf(dir, adaptedSite(dir, siteDir) + beside(dir)));
  const arguments_ = ['-p', dir, '-e', join(dir, 'error.log'), '-c', conf];
  const started = run('nginx', [...arguments_, '-g', 'daemon off;'], ports.nginx);
  const end = await started.catch((error) => {
    remove();
    throw error;
  });
  return {
    name: 'nginx',
    port: ports.nginx,
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

/** @returns the shipped site with a test's paths and ports. */
function adaptedSite(dir: string, siteDir: string): string {
  return adapted('deploy/nginx/site.conf', [
    ['/srv/site/', `${siteDir}/`],
    ['/etc/letsencrypt/live/www.example.fr/fullchain.pem', join(dir, 'cert.pem')],
    ['/etc/letsencrypt/live/www.example.fr/privkey.pem', join(dir, 'key.pem')],
    ['/var/www/acme', join(dir, 'acme')],
    ['www.example.fr', 'localhost'],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${ports.nginxHttp};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.nginx} ssl http2;`],
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
