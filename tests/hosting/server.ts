import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { send } from '../../deploy/verify/request.ts';
import { freePorts } from '../free-ports.ts';
import { removeFolder, serversFolder, stopProcess } from './servers-folder.ts';

/** A server that is set up with the shipped files as its guide says: without a site at first, and not running. */
export interface Server extends Omit<Awaited<ReturnType<typeof workspace>>, 'dir' | 'adminPort'> {
  /** Shell command that makes it load a new release, or starts it. */
  reload: string;
  /** Where it answers plain HTTP itself, if a proxy stands in front of it. */
  portBehindProxy?: number;
}

/**
 * Makes a folder, a certificate and ports for one server.
 * @param given the port of the site, instead of a free one.
 */
export async function workspace(name: string, given?: number) {
  const [free = 0, httpPort = 0, adminPort = 0] = await freePorts(3);
  const dir = mkdtempSync(join(serversFolder(), `${name}-`));
  const [cert, keyFile, pidFile] = [join(dir, 'cert.pem'), join(dir, 'key.pem'), join(dir, 'pid')];
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj /CN=localhost
    -addext subjectAltName=DNS:localhost,DNS:www.ville.test,DNS:ville.test,IP:127.0.0.1 -keyout ${keyFile} -out ${cert}`;
  execFileSync('openssl', request.split(/\s+/), { stdio: 'pipe' });
  // The server may run as another user than the tests.
  chmodSync(dir, 0o755);
  const stop = async () => {
    stopProcess(pidFile);
    while (existsSync(pidFile)) {
      await setTimeout(20);
    }
    removeFolder(dir);
  };
  const [ca, key] = [readFileSync(cert, 'utf8'), readFileSync(keyFile, 'utf8')];
  return {
    dir,
    port: given ?? free,
    httpPort,
    adminPort,
    siteDir: join(dir, 'site'),
    cert,
    ca,
    key,
    pidFile,
    stop,
  };
}

/** Starts a server with any build, put where `publish.sh`, which takes only a release, would put one. */
export async function start(server: Server, build: string): Promise<Server> {
  const dist = resolve(build);
  const current = join(server.siteDir, 'current');
  cpSync(`${dist}-server`, join(current, 'dist-server'), { recursive: true });
  writeFileSync(join(current, 'nginx-root.conf'), `root ${dist};`);
  writeFileSync(join(current, 'root.caddy'), `root * ${dist}`);
  execFileSync('sh', ['-c', server.reload], { stdio: ['ignore', 'ignore', 'pipe'] });
  return server;
}

/** Puts a test's own paths and ports into a shipped file. @throws Error when one of them is not found. */
export function adapted(file: string, changes: [from: string, to: string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) {
        throw new Error(`${file} does not contain "${from}"`);
      }
      return text.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );
}

export type Answer = Awaited<ReturnType<typeof ask>>;

type Options = Parameters<typeof send>[1] & { headers?: Record<string, string> };

/**
 * Requests exactly this path, as the host `localhost` unless another is given.
 * @param server its port, and the certificate to trust where it speaks HTTPS.
 */
export function ask(
  server: { port: number; ca?: string },
  path: string,
  { headers, ...options }: Options = {},
) {
  const { port, ca } = server;
  const target = { host: '127.0.0.1', servername: 'localhost', agent: false, path, ca };
  const url = `${ca ? 'https' : 'http'}://localhost:${port}`;
  return send(url, { ...target, ...options, headers: { Host: 'localhost', ...headers } });
}
