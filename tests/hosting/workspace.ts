import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ports } from './site.ts';

/** A running server with the shipped files. */
export interface Server {
  name: string;
  port: number;
  httpPort: number;
  /** Where its releases lie. */
  siteDir: string;
  /** The certificate that a client must trust, and its key. */
  ca: string;
  key: string;
  /** Shell command by which it takes a new release, or starts with it. */
  reload: string;
  stop(): Promise<void>;
}

/** Makes a folder for one server, with a certificate. */
export function workspace(name: string) {
  const dir = mkdtempSync(join(tmpdir(), `${name}-`));
  const [cert, key] = [join(dir, 'cert.pem'), join(dir, 'key.pem')];
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj /CN=localhost
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout ${key} -out ${cert}`;
  execFileSync('openssl', request.split(/\s+/), { stdio: 'pipe' });
  // The server may run as somebody else than whoever runs the tests.
  chmodSync(dir, 0o755);
  // Also where the tests are broken off. A server on its way out removes files too, at which rmSync stops in silence.
  const remove = () => {
    process.off('exit', remove);
    while (existsSync(dir)) rmSync(dir, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return { dir, siteDir: join(dir, 'site'), ca: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8'), remove };
}

/** Puts any build where `publish.sh`, which takes nothing but a release, would have put one. */
export function place(siteDir: string, build: string): void {
  const dist = resolve(build);
  cpSync(`${build}-server`, join(siteDir, 'current', 'server'), { recursive: true });
  writeFileSync(join(siteDir, 'current', 'server', 'nginx-root.conf'), `root ${dist};`);
  writeFileSync(join(siteDir, 'current', 'server', 'root.caddy'), `root * ${dist}`);
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

/** Ends the server whose process id stands in a file, and waits until nothing takes connections there. */
export async function endOf(file: string, port: number): Promise<void> {
  if (!existsSync(file)) return;
  process.kill(Number(readFileSync(file, 'utf8')), 'SIGTERM');
  while (await canConnect(port));
}

/** Starts a server and waits until it takes connections. @returns how to end it. */
export async function run(command: string, args: string[], port: number, env: Record<string, string> = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  child.once('error', (error) => (said += `${error.message}: .ci/debian-packages.txt lists what to install`));
  const exit = once(child, 'exit');
  // Where the tests themselves are broken off, the server ends with them.
  const kill = () => child.kill();
  process.once('exit', kill);
  while (!(await canConnect(port))) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`${command} did not start:\n${said}`);
  }
  return async () => {
    child.kill('SIGTERM');
    await exit;
    process.off('exit', kill);
  };
}

/** Starts the local preview of a built site. @returns how to end it. */
export function preview(dir: string) {
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--port', String(ports.preview), '--strictPort'];
  return run(process.execPath, vite, ports.preview, { OUT_DIR: dir, NODE_ENV: 'production' });
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', async () => resolve(await setTimeout(20, false)));
  });
}
