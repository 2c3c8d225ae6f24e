import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { verifySite } from '../../deploy/verify/verify.ts';
import { canRun } from '../programs.ts';
import { runNode } from '../run-node.ts';
import { builtRelease, laterRelease } from './built-release.ts';
import { type Breakage, startTown, type Town } from './town.ts';

const hasServer = canRun('nginx', 'nginx-brotli', 'openssl');
let town: Town | undefined;
afterEach(async () => {
  await town?.stop();
  town = undefined;
});

const inDays = (days: number): Breakage => ({
  site: () => ({ now: new Date(Date.now() + days * 86_400_000) }),
});
/** Changes nginx's shipped configuration. */
const configuration = (from: string, to: string): Breakage => ({
  configuration: (text) => changed(text, from, to),
});
/** Changes what the release says to nginx, in those of its files that have the text. */
const rule = (from: string, to: string): Breakage => ({
  rules: (text) => text.replaceAll(from, to),
});
/** Adds lines to the server of the site. */
const inSite = (lines: string) => configuration('brotli_static on;', `brotli_static on; ${lines}`);
/** Adds a header to all responses of the site. */
const header = (line: string) => inSite(`add_header ${line} always;`);
/** Serves the bare domain by another server of the same nginx. */
const bareDomain = (answer: string): Breakage => ({
  ...configuration('server_name www.ville.test ville.test;', 'server_name www.ville.test;'),
  beside: (port, certificate) => `server { listen 127.0.0.1:${port} ssl;
    server_name ville.test; ${certificate} ${answer} }`,
});
/** Serves another content at the place of a file. */
const content = (path: string, text: string): Breakage => ({
  files: (dist) => write(join(dist, path), Buffer.from(text)),
});
const removed = (path: string): Breakage => ({
  files: (dist) => {
    for (const ending of ['', '.br', '.gz']) {
      rmSync(join(dist, path + ending));
    }
  },
});
/** Changes one letter of a file, and so not its length. */
const sameLength = (path: string): Breakage => ({
  files: (dist) => {
    const bytes = readFileSync(join(dist, path));
    const place = bytes.length - 20;
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    write(join(dist, path), bytes);
  },
});

function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) {
    throw new Error(`There is no "${from}" to break.`);
  }
  return text.replaceAll(from, to);
}

/** Writes a file with its compressed copies, as a release has them. */
function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes));
}

/** What is wrong, how it is broken, and the lines that tell it. */
type Told = [what: string, breakage: Breakage, ...lines: RegExp[]];

/** Dot files are no longer hidden. */
const showsDotFiles = rule('location ~ /\\.(?!well-known/) { return 404; }', '');

const connection: Told[] = [
  [
    'the certificate ends soon',
    inDays(80),
    /^Certificat : encore 9 jours, jusqu’au .* ne marche plus/,
  ],
  [
    'the certificate is for another name',
    {
      dns: { 'www2.ville.test': ['127.0.0.1'] },
      site: ({ origin }) => ({ origin: origin.replace('www.', 'www2.') }),
    },
    /^Site : ne répond pas : le certificat ne vaut pas pour ce nom/,
  ],
  [
    'the certificate has expired',
    { certificate: 'expired' },
    /^Site : ne répond pas : le certificat a expiré \(https:\/\/www.ville.test:\d+\)$/,
  ],
  [
    'the certificate is signed by itself',
    { certificate: 'signed by itself' },
    /^Site : ne répond pas : le certificat est signé par lui-même \(/,
  ],
  [
    'the certificate comes without its chain',
    { certificate: 'without its chain' },
    /^Site : ne répond pas : la chaîne du certificat est incomplète \(servez fullchain.pem, non cert.pem\)/,
  ],
  [
    'the certificate is of an authority that nobody knows',
    { certificate: 'of an unknown authority' },
    /^Site : ne répond pas : le certificat est signé par une autorité inconnue \(/,
  ],
  [
    'the port of HTTPS speaks plain HTTP',
    configuration(' ssl http2;', ';'),
    /^Site : ne répond pas : ce port ne parle pas HTTPS \(/,
  ],
  ['only HTTP/1.1 is spoken', configuration(' ssl http2', ' ssl'), /^HTTP\/2 : /],
  [
    'TLS 1.1 is accepted',
    configuration('ssl_protocols ', 'ssl_ciphers DEFAULT@SECLEVEL=0; ssl_protocols TLSv1.1 '),
    /^TLS : le serveur accepte encore TLS 1.0 ou 1.1/,
  ],
  [
    'the site is not in the DNS',
    { dns: { 'www.ville.test': [] } },
    /^Site : ne répond pas : ce nom n’est pas dans le DNS/,
  ],
  [
    'the DNS names an IPv6 address that is silent',
    { dns: { 'www.ville.test': ['127.0.0.1', '::1'] } },
    /^IPv6 : le DNS donne cette adresse, mais elle ne répond pas : la connexion est refusée .*, ::1\)$/,
  ],
  [
    'the DNS names a silent IPv6 address for the bare domain',
    { dns: { 'ville.test': ['127.0.0.1', '::1'] } },
    /^IPv6 : le DNS donne cette adresse, mais elle ne répond pas : .* \(ville.test, ::1\)$/,
  ],
  [
    'IPv6 leads to another machine',
    {
      dns: { 'www.ville.test': ['127.0.0.1', '::1'] },
      beside: (port, certificate) =>
        `server { listen [::1]:${port} ssl; ${certificate} return 200 old; }`,
    },
    /^IPv6 : cette adresse du DNS sert un autre site que les autres/,
  ],
];

const names: Told[] = [
  [
    'the bare domain is not in the DNS',
    { dns: { 'ville.test': [] } },
    /^Domaine nu : ne répond pas : ce nom n’est pas dans le DNS \(https:\/\/ville.test:\d+, http:/,
  ],
  [
    'the bare domain is not in the certificate',
    { dns: { 'ville2.test': ['127.0.0.1'] }, site: () => ({ bareHost: 'ville2.test' }) },
    /^Domaine nu : ne répond pas : le certificat ne vaut pas pour ce nom \(https:\/\/ville2.test:\d+\)$/,
  ],
  [
    'the bare domain serves a site',
    bareDomain('return 200 a;'),
    /^Domaine nu : sert lui-même un site/,
  ],
  [
    'the bare domain leads elsewhere',
    bareDomain('return 301 https://ailleurs.example$request_uri;'),
    /^Domaine nu : répond 301 vers https:\/\/ailleurs.example\/cgu\?a=b, doit mener/,
  ],
  [
    'the bare domain leads to the home page only',
    bareDomain('return 301 https://www.ville.test/;'),
    /^Domaine nu : répond 301 vers https:\/\/www.ville.test\/, doit mener/,
  ],
  [
    'plain HTTP serves the site',
    configuration('location / { return 308', 'location / { return 200; return 308'),
    /^HTTP vers HTTPS : répond 200, doit mener/,
    /^Domaine nu : sert lui-même un site/,
  ],
  [
    'plain HTTP redirects for a time',
    configuration('location / { return 308', 'location / { return 302'),
    /^HTTP vers HTTPS : redirige par 302, doit rediriger pour de bon/,
    /^Domaine nu : redirige par 302/,
  ],
  [
    'plain HTTP leads to the home page only',
    configuration('$request_uri; }', '/; }'),
    /^HTTP vers HTTPS : répond 308 vers .* \(http:\/\/www.ville.test:\d+\/cgu\?a=b\)$/,
    /^Domaine nu : répond 308/,
  ],
  [
    'plain HTTP is closed',
    { site: () => ({ plainOrigin: 'http://www.ville.test:1' }) },
    /^HTTP vers HTTPS : ne répond pas : la connexion est refusée/,
    /^Domaine nu : ne répond pas : la connexion est refusée/,
  ],
];

const files: Told[] = [
  [
    'a page is missing',
    removed('cgu/index.html'),
    /^Fichier : répond 404, doit répondre 200 \(\/cgu\)$/,
  ],
  [
    'a page has another word of the same length',
    sameLength('cgu/index.html'),
    /^Contenu : n’est pas celui de la version \(\/cgu\)$/,
  ],
  [
    'a page is old for browsers that take brotli',
    { files: (dist) => writeFileSync(join(dist, 'cgu/index.html.br'), brotliCompressSync('old')) },
    /^Contenu : .*, quand le navigateur accepte br, gzip \(\/cgu\)$/,
  ],
  ['the sitemap is another', sameLength('sitemap.xml'), /^Contenu : .* \(\/sitemap.xml\)$/],
  [
    'robots.txt keeps everybody out',
    content('robots.txt', 'User-agent: *\nDisallow: /\n'),
    /^Contenu : .* \(\/robots.txt\)$/,
  ],
  [
    'security.txt has expired',
    inDays(361),
    /^Certificat/,
    /^security.txt : a expiré le .* publiez une nouvelle version/,
  ],
  [
    'text comes uncompressed',
    { ...configuration('brotli_static on;', ''), ...rule('gzip_static on;', '') },
    /^Compression : arrive en identity, identity, identity quand .* \(\d+ adresses, dont/,
  ],
  [
    'caches may mix the encodings',
    rule('gzip_vary on;', ''),
    /^Compression : Vary ne nomme pas Accept-Encoding .* \(\d+ adresses, dont/,
  ],
  [
    'there is no ETag',
    inSite('etag off;'),
    /^Revalidation : l’en-tête ETag manque \(\d+ adresses, dont/,
  ],
  [
    'the browser’s copy is never confirmed',
    inSite('if ($http_if_none_match) { return 200; }'),
    /^Revalidation : la copie du navigateur n’est pas confirmée : répond 200/,
  ],
  [
    'a trailing slash leads to the home page',
    rule('return 308 $site_redirect;', 'return 308 /;'),
    /^Barre finale : répond 308 vers \/, doit mener .* \(6 adresses, dont/,
  ],
];

const headers: Told[] = [
  [
    'a header is missing',
    rule('add_header X-Content-Type-Options "nosniff" always;', ''),
    /^X-Content-Type-Options : est absent, doit être « nosniff » \(\d+ adresses, dont/,
  ],
  [
    'the policy allows more',
    rule("default-src 'none'", 'default-src *'),
    /^Content-Security-Policy : est « default-src \* », doit être « default-src 'none' » \(\d+ adresses/,
  ],
  [
    'a cookie is set',
    header('Set-Cookie a=b'),
    /^Set-Cookie : pose un cookie : a=b \(\d+ adresses/,
  ],
  ['the server names its version', rule('server_tokens off;', ''), /^Server : .* : nginx\/\d/],
  ['the server names PHP', header('X-Powered-By PHP'), /^X-Powered-By : montre le logiciel : PHP/],
  [
    'other sites may read',
    header('Access-Control-Allow-Origin *'),
    /^Access-Control-Allow-Origin : laisse d’autres sites lire/,
  ],
  [
    'search engines are kept out',
    header('X-Robots-Tag noindex'),
    /^X-Robots-Tag : écarte les moteurs de recherche : noindex/,
  ],
  [
    'the manifest has no type',
    rule('"application/manifest+json" webmanifest;', ''),
    /^Content-Type : est « .* », doit être « application\/manifest\+json » \(\/site.webmanifest\)$/,
  ],
  [
    'everything is kept for a day',
    rule('add_header Cache-Control $site_cache', 'add_header Cache-Control "max-age=86400"'),
    /^Cache-Control : est « max-age=86400 », doit être « no-cache » \(\d+ adresses/,
    /^Cache-Control : est « max-age=86400 », doit être « public,/,
    /^Page 404 : reste en cache : « max-age=86400 »/,
  ],
];

const otherAddresses: Told[] = [
  [
    'an unknown address below a page answers 200',
    inSite('location ~ ^/hosting/. { try_files /hosting/index.html =404; }'),
    /^Adresse inconnue : répond 200, doit répondre 404 \(\/hosting\/adresse-inconnue\)$/,
  ],
  [
    'every unknown address answers 200',
    rule('=404; }', '/index.html; }'),
    /^Adresse inconnue : répond 200, doit répondre 404 \(8 adresses, dont/,
    /^Page 404 : n’est pas celle de la version/,
  ],
  [
    'an unknown address shows the server’s own page',
    rule('error_page 404 $site_not_found;', ''),
    /^Page 404 : n’est pas celle de la version/,
    /^Content-Type : est « text\/html », doit être « text\/html; charset=utf-8 »/,
  ],
  [
    'a password file is served',
    { ...content('.htpasswd', 'admin:x'), ...showsDotFiles },
    /^Fichier privé : répond 200, doit répondre 404 \(\/.htpasswd\)$/,
  ],
  [
    'a repository is served',
    { ...content('.git/config', '[core]'), ...showsDotFiles },
    /^Fichier privé : répond 200, doit répondre 404 \(\/.git\/config\)$/,
  ],
  [
    'the sitemap of a former site is served',
    content('sitemap_index.xml', '<sitemapindex/>'),
    /^Reste d’un ancien site : .* \(\/sitemap_index.xml\)$/,
  ],
  [
    'an old copy of a page is served',
    content('hosting.html', '<p>old</p>'),
    /^Reste d’un ancien site : .* \(\/hosting.html\)$/,
  ],
  [
    'a page of a former release is served',
    {
      ...content('tarifs/index.html', '<p>old</p>'),
      site: () => ({ formerFiles: ['cgu/index.html', 'tarifs/index.html'] }),
    },
    /^Reste d’un ancien site : .* \(\/tarifs\)$/,
  ],
  [
    'a folder lists its files',
    {
      ...inSite('location = /assets/ { autoindex on; }'),
      ...rule('if ($site_redirect) { return 308 $site_redirect; }', ''),
    },
    /^Barre finale/,
    /^Liste des fichiers : répond 200, doit répondre 404 \(\/assets\/\)$/,
  ],
  [
    'an address leads to another site',
    inSite('merge_slashes off; if ($request_uri ~ ^(//.*)/$) { return 308 $1; }'),
    /^Redirection : mène hors du site, à \/\/ailleurs.example \(\/\/ailleurs.example\/\)$/,
  ],
  [
    'an address plants a header',
    inSite('if ($uri ~ "(?s)^(/.*:1)/$") { return 308 $1; }'),
    /^Redirection : laisse l’adresse écrire un en-tête \(\/%0d%0aX-Planted:1\/\)$/,
  ],
  [
    'DELETE is answered',
    rule('if ($site_refused) { return 405; }', 'if ($site_refused) { return 200; }'),
    /^Méthode DELETE : répond 200, doit être refusée/,
  ],
  [
    'the e-mail service does not know the site',
    { emailOrigin: 'https://autre.example' },
    /^Service d’e-mail : ne laisse pas https:\/\/www.ville.test:\d+ envoyer : il n’admet que « https:\/\/autre.example »/,
  ],
];

describe.runIf(hasServer)('verify tells in so many lines, and no more, that', () => {
  test.each([...connection, ...names, ...files, ...headers, ...otherAddresses])(
    '%s',
    async (_what, breakage, ...lines) => {
      town = await startTown(breakage);
      const report = await verifySite(town.site);
      expect(report.lines()).toEqual(lines.map((line) => expect.stringMatching(line)));
    },
  );
});

test.runIf(hasServer)(
  'a site that is set up as the guide says has no fault, and the days left to its certificate are noted',
  async () => {
    town = await startTown();
    const steps: string[] = [];
    const report = await verifySite(town.site, (step) => steps.push(step));
    expect(report.lines()).toEqual([]);
    expect(report.notes).toEqual([
      expect.stringMatching(/^Certificat : encore \d+ jours, jusqu’au /),
    ]);
    expect(steps).toContain('Fichiers de la version');
  },
);

test.runIf(hasServer)(
  'of a site that serves another release its id comes first, and no file is compared',
  async () => {
    const setCookie = header('Set-Cookie a=b');
    town = await startTown({ release: await laterRelease('later'), ...setCookie });
    const report = await verifySite(town.site);
    const { id } = town.site.release;
    expect(report.lines()).toEqual([
      expect.stringMatching(
        `^Version : le site sert la version \\w+, vous comparez avec la version ${id} : les fichiers ne sont pas comparés`,
      ),
      expect.stringMatching(/^Set-Cookie/),
    ]);
  },
);

test.each<[given: string[], line: string]>([
  [
    [builtRelease, '--plain', 'www.ville.fr'],
    '--plain doit être une adresse en http:// ; c’est « www.ville.fr ».',
  ],
  [
    [builtRelease, '--former', 'src'],
    'src/ n’est pas une version : lancez « npm run build:release » et publiez tout ce qu’il écrit',
  ],
])('a host who types verify %j is told in one line what to change', async (given, line) => {
  const { status, output } = await runNode(['deploy/verify/verify.ts', ...given], process.env);
  expect(output).toBe(`${line}\n`);
  expect(status).toBe(1);
});

test('where nothing answers, that is the only fault, and the command fails', async () => {
  const { status, output } = await runNode(['deploy/verify/verify.ts', builtRelease], process.env);
  expect(output).toMatch(
    /^… Version en service\nSite : ne répond pas : la connexion est refusée \(https:.*\)\n1 défaut\.\n$/,
  );
  expect(status).toBe(1);
});
