import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A certificate that a host has put in the wrong way. */
export type WrongCertificate =
  | 'expired'
  | 'signed by itself'
  | 'without its chain'
  | 'of an unknown authority';

/**
 * Replaces the certificate of a server that is not running yet.
 * @param cert the file of its certificate; `key.pem` is beside it.
 * @returns the authority that visitors trust.
 */
export function replaceCertificate(cert: string, how: WrongCertificate): string {
  const dir = mkdtempSync(join(dirname(cert), 'authority-'));
  const path = (name: string) => join(dir, name);
  const openssl = (line: string) =>
    execFileSync('openssl', line.split(' '), { cwd: dir, stdio: 'pipe' });
  const sign = (name: string, authority: string, validDays: number) => {
    const signer = `-CA ${authority}.pem -CAkey ${authority}.key -CAcreateserial`;
    const validity = `-copy_extensions copy -days ${validDays}`;
    openssl(`x509 -req -in ${name}.csr ${signer} ${validity} -out ${name}.pem`);
  };
  const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  const names = '-addext subjectAltName=DNS:www.ville.test,DNS:ville.test';
  const days = how === 'expired' ? -1 : 90;

  openssl(`req -x509 ${newKey} -days 90 -subj /CN=Root -keyout root.key -out root.pem`);
  const asAuthority = '-addext basicConstraints=critical,CA:TRUE';
  openssl(`req ${newKey} -subj /CN=Between ${asAuthority} -keyout between.key -out between.csr`);
  sign('between', 'root', 90);
  openssl(`req ${newKey} -subj /CN=Site ${names} -keyout site.key -out site.csr`);
  sign('site', 'between', days);
  openssl(`req -x509 -key site.key -days 90 -subj /CN=Site ${names} -out alone.pem`);

  const served: Record<WrongCertificate, string[]> = {
    expired: ['site', 'between'],
    'signed by itself': ['alone'],
    'without its chain': ['site'],
    'of an unknown authority': ['site', 'between'],
  };
  const chain = served[how].map((name) => readFileSync(path(`${name}.pem`), 'utf8'));
  writeFileSync(cert, chain.join(''));
  copyFileSync(path('site.key'), join(dirname(cert), 'key.pem'));
  return how === 'of an unknown authority' ? '' : readFileSync(path('root.pem'), 'utf8');
}
