import { lookup } from 'node:dns/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { readRelease } from '../../deploy/verify/release.ts';
import { publicSite, type Site } from '../../deploy/verify/site.ts';
import { freePort } from '../free-ports.ts';
import { builtRelease, copyRelease, siteOrigin } from './built-release.ts';
import { replaceCertificate, type WrongCertificate } from './certificates.ts';
import { setUpNginx } from './nginx.ts';
import { startProxy } from './proxy.ts';
import { start } from './server.ts';

/** How a test breaks a site. */
export interface Breakage {
  /** The folder of the release that is served, instead of the one to compare with. */
  release?: string;
  /** Changes nginx's configuration. */
  configuration?: (text: string) => string;
  /** Adds other servers to the same nginx, given the site's port and the line of its certificate. */
  beside?: (port: number, certificate: string) => string;
  /** Changes the text of a file of `dist-server/` that nginx reads; called for each. */
  rules?: (text: string) => string;
  /** Changes the folder that is served. */
  files?: (dist: string) => void;
  /** Changes how the site is reached, or when. */
  site?: (site: Site) => Partial<Site>;
  /** The addresses of a name; none is a name that the DNS does not have. */
  dns?: Record<string, string[]>;
  /** What is wrong with the site's certificate. */
  certificate?: WrongCertificate;
  /** The origin that the e-mail service allows, instead of the site's. */
  emailOrigin?: string;
}

/** A town's site, as `npm run verify` sees it. */
export interface Town {
  site: Site;
  stop: () => Promise<void>;
}

/** Serves the built release as a town does, as `https://www.ville.test`, with the shipped configuration of nginx. */
export async function startTown(breakage: Breakage = {}): Promise<Town> {
  const { configuration = (text) => text, rules = (text) => text } = breakage;
  let port = 0;
  const server = await setUpNginx({
    names: ['www.ville.test', 'ville.test'],
    change: (text) => {
      port = Number(/listen 127\.0\.0\.1:(\d+) ssl/.exec(text)?.[1]);
      const certificate = /ssl_certificate(_key)? .*;/g;
      const added = breakage.beside?.(port, text.match(certificate)?.join(' ') ?? '') ?? '';
      return `${configuration(text)}\n${added}`;
    },
  });
  const origin = `https://www.ville.test:${port}`;
  const release = breakage.release ?? copyRelease();
  for (const name of ['nginx-maps.conf', 'nginx-rules.conf']) {
    const file = join(release, 'dist-server', name);
    const named = readFileSync(file, 'utf8')
      .replaceAll(siteOrigin, origin)
      .replaceAll(':localhost', String.raw`:www\.ville\.test`);
    writeFileSync(file, rules(named));
  }
  breakage.files?.(join(release, 'dist'));
  const authority = breakage.certificate
    ? replaceCertificate(server.cert, breakage.certificate)
    : server.ca;
  await start(server, join(release, 'dist'));
  const trusted = [...getCACertificates('bundled'), authority];
  setDefaultCACertificates(trusted.filter((one) => one !== ''));
  const emailPort = await freePort();
  const stopEmail = await startProxy(emailPort, { cert: server.ca, key: server.key }, async () => {
    const allowed = breakage.emailOrigin ?? origin;
    return { status: 200, headers: { 'access-control-allow-origin': allowed } };
  });
  const site: Site = {
    ...publicSite(await readRelease(builtRelease)),
    emailOrigin: `https://localhost:${emailPort}`,
    origin,
    plainOrigin: `http://www.ville.test:${server.httpPort}`,
    bareHost: 'ville.test',
    resolve: (host) => resolveIn({ ...loopback, ...breakage.dns }, host),
  };
  const stop = async () => {
    await stopEmail();
    await server.stop();
  };
  return { site: { ...site, ...breakage.site?.(site) }, stop };
}

const loopback = { 'www.ville.test': ['127.0.0.1'], 'ville.test': ['127.0.0.1'] };

async function resolveIn(dns: Record<string, string[]>, host: string) {
  const addresses = dns[host];
  if (!addresses) {
    return lookup(host, { all: true });
  }
  if (addresses.length === 0) {
    throw Object.assign(new Error(`no ${host}`), { code: 'ENOTFOUND' });
  }
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
}
