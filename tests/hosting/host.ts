import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect } from 'vitest';
import { canRun } from '../programs.ts';
import type { Outcome } from '../run-node.ts';
import { ask, type Server } from './server.ts';

/** Whether this machine has what `publish.sh` and its tests need, beside a server. */
export const canPublish = canRun('openssl', 'flock', 'curl');

/** Environment variables of `publish.sh`, beside those of the server. */
type Settings = Record<string, string>;

/** Starts the shipped script as a host does, with its own process group, as a shell at a terminal gives it one. */
export function startPublish(server: Server, args: string[], settings: Settings = {}) {
  const env = {
    ...process.env,
    // Folders may be relative.
    SITE_DIR: relative('.', server.siteDir),
    RELOAD: server.reload,
    SITE_URL: `https://localhost:${server.port}`,
    WAIT: '5',
    TZ: 'UTC',
    ...settings,
  };
  const command = ['-c', 'umask 077; exec "$0" "$@" 2>&1', resolve('deploy/publish.sh'), ...args];
  const child = spawn('sh', command, { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'exit').then(([status]): Outcome => ({ status, output }));
  const hasSaid = async (text: string) => output.includes(text);
  /** Sends a signal to the script and all that it runs, as Ctrl-C and a lost connection do. */
  const signal = (name: NodeJS.Signals) => process.kill(-Number(child.pid), name);
  return { ended, hasSaid, signal };
}

/** Runs the shipped script as a host does. @returns its exit code and its output. */
export function publish(server: Server, args: string[], settings?: Settings): Promise<Outcome> {
  return startPublish(server, args, settings).ended;
}

/** Runs a command that must put a release in service. @returns the release's name. */
export async function putInService(server: Server, ...args: string[]): Promise<string> {
  const { status, output } = await publish(server, args);
  expect(output).toMatch(/^en service : .*$/m);
  expect(status).toBe(0);
  return /^en service : (.*)$/m.exec(output)?.[1] ?? '';
}

/** @returns the stamp that the server sends: it names the release that is served. */
export async function servedStamp(server: Server): Promise<string> {
  return (await ask(server, '/release.json')).body.toString();
}

/**
 * @param release the folder of a release.
 * @returns the stamp that a server sends while it serves this release.
 */
export function stampOf(release: string): string {
  return readFileSync(join(release, 'dist/release.json'), 'utf8');
}

/**
 * Lets visitors open a page and fetch its script, again and again, each time over a new connection.
 * @returns a function that ends the visits: how many pages were opened, and what went wrong.
 */
export function startVisits(server: Server): () => Promise<{ pages: number; wrong: string[] }> {
  const seen = { pages: 0, wrong: [] as string[] };
  let isOpen = true;
  const open = async (path: string) => {
    const { status, body } = await ask(server, path);
    if (status !== 200) {
      seen.wrong.push(`${status} ${path}`);
    }
    return body.toString();
  };
  const visit = async () => {
    const page = await open('/cgu');
    const script = /\/assets\/[^"]+\.js(?=")/.exec(page)?.[0];
    await open(script ?? '/no-script-in-page');
    seen.pages += 1;
  };
  const visitor = async () => {
    while (isOpen) {
      await visit().catch((error) => seen.wrong.push(String(error)));
    }
  };
  const visitors = [visitor(), visitor(), visitor()];
  return async () => {
    isOpen = false;
    await Promise.all(visitors);
    return seen;
  };
}
