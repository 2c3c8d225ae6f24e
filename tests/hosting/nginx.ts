import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtSite, ports } from './site.ts';
import { adapted, type Server, start, workspace } from './workspace.ts';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface NginxOptions {
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
export function startNginx({ build = builtSite, ...options }: NginxOptions & { build?: string } = {}): Promise<Server> {
  return start(setUpNginx(options), build);
}

export function setUpNginx({
  port = ports.nginx,
  listen = () => ({ https: `127.0.0.1:${port} ssl http2`, http: `127.0.0.1:${ports.nginxHttp}` }),
  beside = () => '',
  user = 'root',
}: NginxOptions): Server {
  const space = workspace('nginx', port);
  const { dir } = space;
  const site = adapted('deploy/nginx/site.conf', [
    ['/srv/site/', `${space.siteDir}/`],
    ['/etc/letsencrypt/live/www.example.fr/fullchain.pem', join(dir, 'cert.pem')],
    ['/etc/letsencrypt/live/www.example.fr/privkey.pem', join(dir, 'key.pem')],
    ['/var/www/html', join(dir, 'html')],
    ['www.example.fr example.fr', 'localhost'],
    ['https://$server_name', `https://localhost:${port}`],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen ${listen(dir).http};`],
    ['listen 443 ssl http2;', `listen ${listen(dir).https};`],
  ]);
  const modules = existsSync(brotli) ? `load_module ${brotli};` : '';
  return { ...nginxOf(space, { site: `${site}\n${beside(dir)}`, modules, user }), httpPort: ports.nginxHttp };
}

/** Starts nginx as the image does that `deploy/container` builds on: plain HTTP, without a module for brotli. */
export function startContainer(): Promise<Server> {
  const space = workspace('container', ports.container);
  const site = adapted('deploy/container/site.conf.template', [
    ['/srv/site/server/', `${space.siteDir}/current/server/`],
    ['/srv/site/dist', resolve(builtSite)],
    [`\${PORT}`, `127.0.0.1:${ports.container}`],
  ]);
  const server = nginxOf(space, { site, user: 'root' });
  return start({ ...server, httpPort: ports.container }, builtSite);
}

/** What Debian's or the image's nginx.conf is to the site: processes, paths, modules. */
function nginxOf(
  { dir, ...space }: ReturnType<typeof workspace>,
  own: { site: string; modules?: string; user: string },
) {
  const conf = join(dir, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    conf,
    `
${process.getuid?.() === 0 ? `user ${own.user};` : ''}
${own.modules ?? ''}
worker_processes 2;
pid ${space.pidFile};
events { worker_connections 1024; }
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${join(dir, name)};`).join('\n    ')}
    ${own.site}
}
`,
  );
  const nginx = `nginx -p ${dir} -e ${join(dir, 'error.log')} -c ${conf}`;
  return {
    ...space,
    reload: `${nginx} -t -q && { [ ! -s ${space.pidFile} ] && ${nginx} || ${nginx} -s reload; }`,
  };
}
