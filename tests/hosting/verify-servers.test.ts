import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { readRelease } from '../../deploy/verify/release.ts';
import { publicSite } from '../../deploy/verify/site.ts';
import { verifySite } from '../../deploy/verify/verify.ts';
import { canRun } from '../programs.ts';
import { startApache } from './apache.ts';
import { builtRelease, builtSite, emailPort, siteOrigin, sitePort } from './built-release.ts';
import { setUpCaddy } from './caddy.ts';
import { behindProxy, startProxy } from './proxy.ts';
import { type Server, start } from './server.ts';

/** Breaks a text of a configuration. */
type Change = (text: string) => string;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

const replace =
  (from: string | RegExp, to: string): Change =>
  (text) => {
    const broken = text.replace(from, to);
    if (broken === text) {
      throw new Error(`There is no "${from}" to break.`);
    }
    return broken;
  };

/** @returns what verify tells of a server on the port that the release was built for, a line each. */
async function linesOf(server: Server, bareHost: string | null): Promise<string[]> {
  stops.push(server.stop);
  setDefaultCACertificates([...getCACertificates('bundled'), server.ca]);
  const allowed = { 'access-control-allow-origin': siteOrigin };
  stops.push(await startProxy(emailPort, {}, async () => ({ status: 200, headers: allowed })));
  const report = await verifySite({
    ...publicSite(await readRelease(builtRelease)),
    plainOrigin: `http://localhost:${server.httpPort}`,
    bareHost,
    emailOrigin: `http://localhost:${emailPort}`,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  return report.lines();
}

// Faults that come about in another way on these servers; verify.test.ts has those on nginx.
describe.runIf(canRun('openssl', 'caddy'))('verify tells of a site on Caddy that', () => {
  test.each<[what: string, change: Change, ...lines: RegExp[]]>([
    [
      'the bare domain serves a site',
      replace(/(ville\.test \{[^}]*?)redir .*/, '$1respond 200'),
      /^Domaine nu : sert lui-même un site/,
    ],
    [
      'text comes uncompressed',
      replace(/precompressed br gzip/g, ''),
      /^Compression : arrive en identity, identity, identity/,
    ],
    [
      'every unknown address answers 200',
      replace('{path}/index.html', '{path}/index.html /index.html'),
      /^Adresse inconnue : répond 200, doit répondre 404/,
      /^Page 404 : n’est pas celle de la version/,
    ],
  ])('%s', async (_what, change, ...lines) => {
    const named = (text: string) => text.replaceAll('bare.localhost', 'ville.test');
    const server = await setUpCaddy({ port: sitePort, change: (text) => change(named(text)) });
    await start(server, builtSite);
    expect(await linesOf(server, 'ville.test')).toEqual(
      lines.map((line) => expect.stringMatching(line)),
    );
  });
});

describe.runIf(canRun('openssl', 'apache2', 'rsync'))(
  'verify tells of a site on Apache that',
  () => {
    test.each<[what: string, breakage: { htaccess?: Change; host?: string }, ...lines: RegExp[]]>([
      [
        'the server names its version',
        { host: 'ServerTokens Full' },
        /^Server : montre la version du logiciel : Apache\/2/,
      ],
      [
        'plain HTTP serves the site',
        { htaccess: replace(/^RewriteRule \^ https:.*$/m, 'RewriteRule ^ -') },
        /^HTTP vers HTTPS : répond 200, doit mener/,
      ],
    ])('%s', async (_what, breakage, ...lines) => {
      const server = await behindProxy(sitePort, () => startApache(breakage));
      expect(await linesOf(server, null)).toEqual(lines.map((line) => expect.stringMatching(line)));
    });

    test('the host does not read .htaccess: one line speaks for all the headers that do not arrive', async () => {
      const host = 'AccessFileName .none';
      const server = await behindProxy(sitePort, () => startApache({ host }));
      const lines = await linesOf(server, null);
      const ofHeaders = lines.filter((line) => / : est absent|^En-têtes/.test(line));
      expect(ofHeaders).toEqual([
        expect.stringMatching(/^En-têtes : aucun de ceux de la version n’arrive : le serveur, ou/),
      ]);
      expect(lines).toContainEqual(expect.stringMatching(/^Fichier privé : .*\/.htaccess/));
    });
  },
);
