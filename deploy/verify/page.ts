import { parse } from 'node-html-parser';
import type { Release } from './file.ts';
import { Notes } from './findings.ts';
import { visit } from './visit.ts';

/**
 * Holds a page against what it owes its visitors, whatever the release has: a proxy may have changed it on its way.
 * @param unfinished words by which a page marks a fact that the publisher has not given.
 */
export async function verifyPage(address: string, release: Release, unfinished: string[]): Promise<Notes> {
  const notes = new Notes(address);
  const url = release.origin + address;
  await notes.attempt('page can be had', async () => {
    const html = (await visit(url)).body.toString();
    const page = parse(html);
    const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? null;
    const head = [page.querySelector('title')?.text, attribute('meta[name=description]', 'content')];
    notes.same('canonical address', attribute('link[rel=canonical]', 'href'), url);
    notes.holds('title, description, language', [...head, attribute('html', 'lang')].every(Boolean), 'one is missing');
    notes.holds(
      'policy in the page',
      page.querySelector('meta[http-equiv=Content-Security-Policy]') !== null,
      'is missing',
    );
    const robots = attribute('meta[name=robots]', 'content') ?? '';
    notes.holds('search engines may come', !/noindex|none/.test(robots), `says "${robots}"`);
    const scripts = page
      .querySelectorAll('script:not([src])')
      .filter((script) => script.getAttribute('type') !== 'application/ld+json');
    notes.holds('no inline script', scripts.length === 0, scripts.map(({ text }) => text.slice(0, 60)).join(', '));
    const word = unfinished.find((text) => page.text.includes(text));
    notes.holds('every fact is given', !word, `says "${word}"`);

    const named = page
      .querySelectorAll('script[src], img[src], iframe[src], source[src], link[href]')
      .filter((element) => !['canonical', 'alternate'].includes(element.getAttribute('rel') ?? ''))
      .map((element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', url));
    const insecure = named.filter(({ protocol }) => protocol === 'http:').map(String);
    const foreign = named.filter(({ origin }) => origin !== release.origin).map(String);
    notes.holds('no mixed content', insecure.length === 0, insecure.join(', '));
    notes.holds('no third party', foreign.length === 0, foreign.join(', '));
    await verifyShareImage(notes, attribute('meta[property="og:image"]', 'content'));
    if (address !== '/') await verifyRedirect(notes, url, address);
  });
  return notes;
}

/** Those who share the page ask for its image at the whole address. */
async function verifyShareImage(notes: Notes, url: string | null): Promise<void> {
  await notes.attempt('share image', async () => {
    const { status, headers } = await visit(url ?? 'none is named');
    const type = headers.get('Content-Type') ?? '';
    notes.holds('share image', status === 200 && type.startsWith('image/'), `${url} answers ${status} ${type}`);
  });
}

async function verifyRedirect(notes: Notes, url: string, path: string): Promise<void> {
  const { status, headers } = await visit(`${url}/`);
  const location = new URL(headers.get('Location') ?? '', `${url}/`).pathname;
  notes.holds('slash redirects', [301, 308].includes(status) && location === path, `answers ${status} to ${location}`);
}
