import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ask } from './ask.ts';
import buildSite from './build-site.ts';
import { startNginx } from './nginx.ts';
import { builtFile, ports } from './site.ts';

/**
 * `npm run bench:server`: the home page from nginx with the shipped files against one bare file of its size from the
 * same nginx, turn by turn, on the loopback and for 10 seconds in all. Fails below 0.95 or on any error.
 */
const rounds = 5;
const least = 0.95;

/** A server with nothing but a file: what nginx can do at best. */
function bare(dir: string): string {
  mkdirSync(join(dir, 'bare'));
  writeFileSync(join(dir, 'bare', 'file'), builtFile('index.html.br'));
  return `
    server {
        listen 127.0.0.1:${ports.preview} ssl http2;
        ssl_certificate ${join(dir, 'cert.pem')};
        ssl_certificate_key ${join(dir, 'key.pem')};
        root ${join(dir, 'bare')};
        sendfile on;
        tcp_nopush on;
    }`;
}

/** @returns requests a second, and microseconds of nginx's processor time a request. @throws Error on a failed request. */
function load(url: string, workers: number[]): { speed: number; cost: number } {
  const bounds = ['--connections', '200', '--threads', '1', '--duration', '1s', '--timeout', '5s'];
  const before = busy(workers);
  const said = execFileSync('wrk', [...bounds, '--header', 'Accept-Encoding: br', url], { encoding: 'utf8' });
  if (/Socket errors|Non-2xx/.test(said)) throw new Error(`${url}:\n${said}`);
  const requests = Number(/(\d+) requests in/.exec(said)?.[1]);
  return { speed: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]), cost: (busy(workers) - before) / requests };
}

/** @returns microseconds of processor time that these processes have used; a tick of Linux is 10 ms. */
function busy(workers: number[]): number {
  const ticks = workers.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10_000;
}

/** @returns the worker processes of an nginx. */
function workersOf(main: number): number[] {
  return readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').map(Number);
}

const removeSite = await buildSite();
const server = await startNginx({ beside: bare });
try {
  // Whoever answers has workers and has written down its number.
  await ask(server, '/');
  const workers = workersOf(Number(readFileSync(join(server.siteDir, '..', 'nginx.pid'), 'utf8')));
  const turns = Array.from({ length: rounds }, () => ({
    bare: load(`https://localhost:${ports.preview}/file`, workers),
    shipped: load(`https://localhost:${ports.nginx}/`, workers),
  }));
  // The best turn is the one that other work on the machine disturbed least.
  const speed = (name: 'bare' | 'shipped') => Math.max(...turns.map((turn) => turn[name].speed));
  const cost = (name: 'bare' | 'shipped') => Math.min(...turns.map((turn) => turn[name].cost));
  const line = (name: 'bare' | 'shipped') => `${Math.round(speed(name))} requests/s, ${Math.round(cost(name))} µs each`;
  const ratio = speed('shipped') / speed('bare');
  console.log(
    `home page, ${builtFile('index.html.br').length} bytes, brotli, HTTPS, 200 connections, ${cpus().length} cores`,
  );
  console.log(`one bare file  ${line('bare')}`);
  console.log(`shipped files  ${line('shipped')}`);
  console.log(`ratio          ${ratio.toFixed(2)} of the speed (at least ${least})`);
  if (ratio < least) process.exitCode = 1;
} finally {
  await server.stop();
  removeSite();
}
