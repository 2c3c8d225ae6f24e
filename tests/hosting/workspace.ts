import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A server that is set up with the shipped files as its guide says: without a site at first, and not running. */
export interface Server extends Omit<ReturnType<typeof workspace>, 'dir'> {
  httpPort: number;
  /** Shell command by which it takes a new release, or starts with it. */
  reload: string;
}

/**
 * Makes a folder for one server, which is to answer at this port.
 * @returns it, the folder for its releases, the certificate that a client must trust, and how to end and remove it all.
 */
export function workspace(name: string, port: number) {
  const dir = mkdtempSync(join(tmpdir(), `${name}-`));
  const [cert, key, pidFile] = [join(dir, 'cert.pem'), join(dir, 'key.pem'), join(dir, 'pid')];
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj /CN=localhost
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout ${key} -out ${cert}`;
  execFileSync('openssl', request.split(/\s+/), { stdio: 'pipe' });
  // The server may run as somebody else than whoever runs the tests.
  chmodSync(dir, 0o755);
  const kill = () => existsSync(pidFile) && process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGTERM');
  // A server on its way out removes files too, at which rmSync stops in silence.
  const remove = () => {
    while (existsSync(dir)) rmSync(dir, { recursive: true, force: true });
  };
  const breakOff = () => {
    kill();
    remove();
  };
  process.once('exit', breakOff);
  const stop = async () => {
    process.off('exit', breakOff);
    kill();
    while (existsSync(pidFile)) await setTimeout(20);
    remove();
  };
  const [ca, keyText] = [readFileSync(cert, 'utf8'), readFileSync(key, 'utf8')];
  return { dir, port, siteDir: join(dir, 'site'), ca, key: keyText, pidFile, stop };
}

/** Starts a server with any build, put where `publish.sh`, which takes nothing but a release, would have put one. */
export async function start(server: Server, build: string): Promise<Server> {
  const [dist, rules] = [resolve(build), join(server.siteDir, 'current', 'server')];
  cpSync(`${build}-server`, rules, { recursive: true });
  writeFileSync(join(rules, 'nginx-root.conf'), `root ${dist};`);
  writeFileSync(join(rules, 'root.caddy'), `root * ${dist}`);
  execFileSync('sh', ['-c', server.reload], { stdio: ['ignore', 'ignore', 'pipe'] });
  return server;
}

/** Puts a test's own paths and ports into a shipped file. @throws Error when it does not hold one of them. */
export function adapted(file: string, changes: [from: string, to: string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );
}
