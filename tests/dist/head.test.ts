import { describe, expect, test } from 'vitest';
import { settings, site } from '../../src/site/site.ts';
import { builtPages } from './built-pages.ts';

const pages = (await builtPages()).filter(({ path }) => path !== '/404');

describe.each(pages)('the head of $path', ({ document, path }) => {
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');

  test('names the page and the product in its title', () => {
    const title = document.querySelector('title')?.textContent ?? '';
    expect(title).toMatch(new RegExp(`^.{5,} \\| ${site.product}$`));
    expect(content('meta[property="og:title"]')).toBe(title);
    expect(content('meta[name="twitter:title"]')).toBe(title);
  });

  test('describes the page, with its keywords, in a length that search engines show', () => {
    const description = content('meta[name=description]') ?? '';
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(content('meta[property="og:description"]')).toBe(description);
    expect(content('meta[name=keywords]')?.split(', ').length).toBeGreaterThan(2);
  });

  test('gives its one address, without a trailing slash', () => {
    const url = path === '/' ? `${settings.origin}/` : settings.origin + path;
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
    expect(content('meta[property="og:url"]')).toBe(url);
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('fr');
  });

  test('tells search engines of the organisation, founded in France in 2024, the page and the way to it', () => {
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    const find = (type: string) => data['@graph'].find((node: { '@type': string }) => node['@type'] === type);
    expect(find('Organization')).toMatchObject({ foundingDate: '2024', address: { addressCountry: 'FR' } });
    expect(find('WebPage')).toMatchObject({ inLanguage: 'fr' });
    expect(find('BreadcrumbList').itemListElement).toHaveLength(path === '/' ? 1 : 2);
  });
});

test('the 404 page stays out of search engines', async () => {
  const lost = (await builtPages()).find(({ path }) => path === '/404');
  expect(lost?.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(lost?.document.querySelector('link[rel=canonical]')).toBeNull();
});
