import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import buildSite from './build-site.ts';
import { startNginx } from './nginx.ts';
import { builtFile, ports } from './site.ts';

/**
 * `npm run bench:server`: the home page from nginx with the shipped files against one bare file of its size from the
 * same nginx, turn by turn, on the loopback and for 10 seconds in all. Fails below 0.95 or on any error.
 */
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

/** @returns requests a second. @throws Error on a failed request. */
function load(url: string): number {
  const bounds = ['--connections', '200', '--threads', '1', '--duration', '1s', '--timeout', '5s'];
  const said = execFileSync('wrk', [...bounds, '--header', 'Accept-Encoding: br', url], { encoding: 'utf8' });
  if (/Socket errors|Non-2xx/.test(said)) throw new Error(`${url}:\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

const removeSite = await buildSite();
const server = await startNginx({ beside: bare });
try {
  // The best turn of each is the one that other work on the machine disturbed least.
  let atBest = 0;
  let shipped = 0;
  for (let round = 0; round < 5; round++) {
    atBest = Math.max(atBest, load(`https://localhost:${ports.preview}/file`));
    shipped = Math.max(shipped, load(`https://localhost:${ports.nginx}/`));
  }
  const ratio = shipped / atBest;
  console.log(
    `home page, ${builtFile('index.html.br').length} bytes, brotli, HTTPS, 200 connections, ${cpus().length} cores`,
  );
  console.log(`one bare file  ${atBest} requests/s`);
  console.log(`shipped files  ${shipped} requests/s`);
  console.log(`ratio          ${ratio.toFixed(2)} (at least ${least})`);
  if (ratio < least) process.exitCode = 1;
} finally {
  await server.stop();
  removeSite();
}
