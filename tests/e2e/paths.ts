import { pageIds, slugs } from '../../src/pages.ts';

/** The path of every French page, and an address that does not exist, for the 404 page. */
export const paths = pageIds.map((page) => (page === 'not-found' ? '/nowhere' : `/${slugs[page]}`));

/** What a browser writes to its console at an address that does not exist. */
export const notFoundNoise = /404/;

export const noiseOf = (path: string) => (path === '/nowhere' ? [notFoundNoise] : []);
