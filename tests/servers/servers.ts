import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { distWithDrafts } from '../site-folders.ts';

export interface Server {
  url: string;
  stop(): Promise<void>;
}

interface Space {
  dir: string;
  port: number;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const brotli = existsSync(brotliModule) ? `load_module ${brotliModule};` : '';
const brotliToo = brotli ? 'gzip_static on; brotli_static on;' : 'gzip_static on;';

const isRoot = process.getuid?.() === 0;

/**
 * Starts nginx with the shipped `nginx.conf`, included in a main file as on Debian, beside another site
 * that gets what is meant for no site.
 */
export function startNginx(): Promise<Server> {
  return start(({ dir, port }) => {
    const site = adapt('deploy/nginx.conf', [
      [/listen 80\b/g, `listen 127.0.0.1:${port}`],
      [/ +listen \[::\]:80.*\n/g, ''],
      [/server_name www\.example\.fr;/, 'server_name 127.0.0.1 www.ville.example;'],
      [/\/srv\/site/g, join(dir, 'site')],
      [/gzip_static on;/g, brotliToo],
    ]);
    const user = isRoot ? 'user root;' : '';
    const other = `server { listen 127.0.0.1:${port} default_server; return 421; }`;
    const common = 'access_log off; server_names_hash_bucket_size 128;';
    const text = `${user} ${brotli} events {} http { ${common} ${other} ${site} }`;
    writeFileSync(join(dir, 'nginx.conf'), text);
    const settings = `daemon off; pid ${dir}/pid; error_log ${dir}/log;`;
    return spawn('nginx', ['-p', dir, '-e', 'log', '-c', 'nginx.conf', '-g', settings]);
  });
}

/**
 * Starts nginx like the container, with the files that its Dockerfile copies and edits and with its
 * command, as a user who may write into none of its folders.
 */
export function startContainer(): Promise<Server> {
  return start(({ dir, port }) => {
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
    const [, edits = ''] = /RUN sed -i '([^']+)'/.exec(dockerfile) ?? [];
    const copied = join(dir, 'default.conf');
    writeFileSync(copied, execFileSync('sed', [edits, 'deploy/nginx.conf']));
    const site = adapt(copied, [
      [/listen 8080\b/g, `listen 127.0.0.1:${port}`],
      [/\/srv\/site/g, join(dir, 'site')],
      [/gzip_static on;/g, brotliToo],
    ]);
    writeFileSync(copied, site);
    const main = adapt('deploy/nginx-container.conf', [
      [/\/etc\/nginx\/conf\.d\/default\.conf/, copied],
    ]);
    writeFileSync(join(dir, 'nginx.conf'), brotli + main);
    const [, command = ''] = /^CMD (.*)$/m.exec(dockerfile) ?? [];
    const adapted = command
      .replaceAll('8080', `${port}`)
      .replace('nginx -g', `nginx -e stderr -c ${join(dir, 'nginx.conf')} -g`);
    const otherUser = ['setpriv', '--reuid=10001', '--regid=10001', '--clear-groups'];
    const [program = '', ...args] = [...(isRoot ? otherUser : []), ...JSON.parse(adapted)];
    return spawn(program, args);
  });
}

/** Starts Caddy with the shipped `Caddyfile`, on plain HTTP, because there is no certificate. */
export function startCaddy(): Promise<Server> {
  return start(({ dir, port }) => {
    const site = adapt('deploy/Caddyfile', [
      [/^www\.example\.fr \{/gm, `http://127.0.0.1:${port} {`],
      [/^example\.fr \{/gm, `http://bare.localhost:${port} {`],
      [/\/srv\/site/g, join(dir, 'site')],
    ]);
    writeFileSync(join(dir, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
    const env = { ...process.env, HOME: dir };
    return spawn('caddy', ['run', '--config', join(dir, 'Caddyfile')], { env });
  });
}

/** Starts Apache like a shared host, with the shipped `.htaccess` in the site. */
export function startApache(): Promise<Server> {
  return start(({ dir, port }) => {
    cpSync('deploy/.htaccess', join(dir, 'site/.htaccess'));
    const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];
    const configuration = `
      ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      ServerName localhost
      ServerTokens Prod
      ServerRoot ${dir}
      PidFile ${dir}/pid
      ErrorLog ${dir}/log
      Listen 127.0.0.1:${port}
      TypesConfig /etc/mime.types
      AddType application/x-gzip .gz .tgz
      DocumentRoot ${dir}/site
      <Directory ${dir}/site>
        AllowOverride All
        Require all granted
      </Directory>
      ${isRoot ? 'User nobody\nGroup nogroup' : ''}
    `.replace(/^ +/gm, '');
    writeFileSync(join(dir, 'apache.conf'), configuration);
    return spawn('apache2', ['-f', join(dir, 'apache.conf'), '-DFOREGROUND']);
  });
}

/** Starts what `npm run preview` starts, which shows the site on a developer's machine. */
export async function startPreview(): Promise<Server> {
  const server = await preview({
    build: { outDir: distWithDrafts },
    preview: { port: 0 },
    logLevel: 'warn',
  });
  const url = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  return { url, stop: () => server.close() };
}

/** What a publisher may put into `public/`, and the type of each. */
export const publisherFiles = {
  'google0123456789abcdef.html': 'text/html',
  'guide.pdf': 'application/pdf',
  'film.mp4': 'video/mp4',
  'town.jpeg': 'image/jpeg',
  'hours.csv': 'text/csv',
  'app.webmanifest': 'application/manifest+json',
};

/**
 * Starts a server with a copy of the built site, with files in it that visitors must not get, and
 * with some of the publisher's own.
 * @param run starts its process, which ends with a signal.
 */
async function start(run: (space: Space) => ChildProcess): Promise<Server> {
  const dir = mkdtempSync(join(tmpdir(), 'server-'));
  // The server may run as another user than the tests.
  chmodSync(dir, 0o755);
  const site = join(dir, 'site');
  cpSync(distWithDrafts, site, { recursive: true });
  mkdirSync(join(site, '.git'));
  for (const file of ['.env', '.git/config']) {
    writeFileSync(join(site, file), 'SECRET=1');
  }
  for (const file of Object.keys(publisherFiles)) {
    writeFileSync(join(site, file), 'PUBLISHER');
  }
  const port = await freePort();
  const child = run({ dir, port });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () => {
    if (child.exitCode !== null) {
      throw new Error(`The server has ended: ${said}`);
    }
    return fetch(url, { redirect: 'manual' }).catch(() => null);
  };
  await vi.waitUntil(answers, { timeout: 30_000 });
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/**
 * Puts a test's own paths and ports into a shipped file.
 * @throws Error where the file has nothing to replace.
 */
function adapt(file: string, changes: [from: RegExp, to: string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (text.search(from) < 0) {
        throw new Error(`${file} does not contain ${from}`);
      }
      return text.replace(from, to);
    },
    readFileSync(file, 'utf8'),
  );
}
