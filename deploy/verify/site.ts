import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { Release } from './release.ts';
import { type Answer, type AskOptions, get } from './request.ts';

/** A published site, and how it is reached. */
export interface Site {
  release: Release;
  /** Scheme, host and port of its pages. */
  origin: string;
  /** Where plain HTTP answers. */
  plainOrigin: string;
  /** The name without `www.`, which leads to the site; `null` where there is none, or where it is somebody else's. */
  bareHost: string | null;
  /** The files of former releases that this one has no more. */
  formerFiles: string[];
  /** The moment at which the site is judged: certificates and contact details expire. */
  now: Date;
  /** Scheme and host of the e-mail service. */
  emailOrigin: string;
  /** Finds the addresses of a host name, as the DNS has them. */
  resolve: (host: string) => Promise<LookupAddress[]>;
}

/** @returns the site that a release was built for, as the public reaches it. */
export function publicSite(release: Release): Site {
  const { origin, emailOrigin } = release;
  const { hostname } = new URL(origin);
  return {
    release,
    origin,
    plainOrigin: origin.replace('https:', 'http:'),
    bareHost: hostname.startsWith('www.') ? hostname.slice('www.'.length) : null,
    formerFiles: [],
    emailOrigin,
    now: new Date(),
    resolve: (host) => lookup(host, { all: true }),
  };
}

/**
 * Asks for an address of a site.
 * @param address a path, or a whole URL where it is under another name or scheme.
 * @throws Error that says why nothing came.
 */
export function ask(site: Site, address: string, options: AskOptions = {}): Promise<Answer> {
  const url = address.startsWith('/') ? site.origin + address : address;
  return get(url, { lookup: lookupBy(site.resolve), ...options });
}

/** @returns the function by which Node finds the addresses of a host. */
export function lookupBy(resolve: Site['resolve']): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (all) {
          callback(null, addresses);
        } else {
          callback(null, first?.address ?? '', first?.family);
        }
      },
      (error) => callback(error, '', undefined),
    );
  };
}

/** @returns an origin under another host name. */
export function withHost(origin: string, host: string): string {
  const url = new URL(origin);
  url.hostname = host;
  return url.origin;
}
