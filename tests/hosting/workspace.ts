import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite } from './site.ts';

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
  /** Shell command by which it takes a new release. */
  reload: string;
  stop(): Promise<void>;
}

/** Makes a folder for one server: a certificate, and a built site put in place by the shipped script. */
export function workspace(name: string, build: string) {
  const dir = mkdtempSync(join(tmpdir(), `${name}-`));
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')];
  const request = [
    'req',
    '-x509',
    ...curve,
    '-nodes',
    '-days',
    '90',
    '-subj',
    '/CN=localhost',
    '-addext',
    names,
    ...files,
  ];
  execFileSync('openssl', request, { stdio: 'pipe' });
  const siteDir = join(dir, 'site');
  publish(siteDir, 'true', build);
  // Also where the tests are broken off. A server on its way out removes files too, at which rmSync stops in silence.
  const remove = () => {
    while (existsSync(dir)) rmSync(dir, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return {
    dir,
    siteDir,
    ca: readFileSync(join(dir, 'cert.pem'), 'utf8'),
    key: readFileSync(join(dir, 'key.pem'), 'utf8'),
    remove,
  };
}

/** Publishes a build with the shipped script. @returns what the script said. */
export function publish(siteDir: string, reload: string, build = builtSite): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    cpSync(build, join(folder, 'dist'), { recursive: true });
    cpSync(`${build}-server`, join(folder, 'dist-server'), { recursive: true });
    return script(siteDir, reload, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the shipped `publish.sh`. @throws Error with what it said when it fails. */
export function script(siteDir: string, reload: string, ...args: string[]): string {
  const env = { ...process.env, SITE_DIR: siteDir, RELOAD: reload };
  return execFileSync('deploy/publish.sh', args, { env, encoding: 'utf8', stdio: 'pipe' });
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

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => setTimeout(() => resolve(false), 20));
  });
}
