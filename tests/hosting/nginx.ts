import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from './built-release.ts';
import { adapted, type Server, start, workspace } from './server.ts';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface NginxOptions {
  /** The port of the site, instead of a free one. */
  port?: number;
  /** Who nginx sends files as, where it is started by root. */
  user?: string;
  /** The site's name, then its other names. */
  names?: [string, ...string[]];
  /** Breaks the shipped configuration. */
  change?: (configuration: string) => string;
}

/** Starts nginx with the shipped `site.conf`, in a folder of its own. */
export async function startNginx(options: NginxOptions = {}) {
  return start(await setUpNginx(options), builtSite);
}

/** Sets nginx up with the shipped `site.conf`. */
export async function setUpNginx({
  port: given,
  user,
  names = ['localhost'],
  change = (configuration) => configuration,
}: NginxOptions = {}): Promise<Server> {
  const space = await workspace('nginx', given);
  const { dir, port, httpPort } = space;
  const site = adapted('deploy/nginx/site.conf', [
    ['/srv/site/', `${space.siteDir}/`],
    ['/etc/letsencrypt/live/www.example.fr/fullchain.pem', space.cert],
    ['/etc/letsencrypt/live/www.example.fr/privkey.pem', join(dir, 'key.pem')],
    ['/var/www/html', join(dir, 'html')],
    ['www.example.fr example.fr', names.join(' ')],
    ['https://$server_name', `https://${names[0]}:${port}`],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
  ]);
  return withNginx(space, change(site), user);
}

/** Writes what Debian's own nginx.conf is to the site: processes, paths, modules. */
function withNginx(
  space: Awaited<ReturnType<typeof workspace>>,
  site: string,
  user = 'root',
): Server {
  const { dir, adminPort: _, ...server } = space;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const lines = [
    process.getuid?.() === 0 ? `user ${user};` : '',
    site.includes('brotli_static') && existsSync(brotli) ? `load_module ${brotli};` : '',
    `worker_processes 2; pid ${server.pidFile}; events { worker_connections 1024; }`,
    `http { access_log off; ${temporary.join(' ')}\n${site}\n}\n`,
  ];
  writeFileSync(join(dir, 'nginx.conf'), lines.join('\n'));
  const nginx = `nginx -p ${dir} -e error.log -c nginx.conf`;
  const reload = `${nginx} -t -q && { [ ! -s ${server.pidFile} ] && ${nginx} || ${nginx} -s reload; }`;
  return { ...server, reload };
}
