import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { settings } from '../../src/site/settings.ts';
import { dark, light } from '../../src/styles/colours.ts';
import { site } from '../built-site.ts';
import { dist } from '../site-folders.ts';

const { origin } = settings;
const { pages } = site;
const found = pages.filter(({ path }) => !path.endsWith('/404'));

describe.each(found)('the head of $path (specification §2)', ({ path, html, document }) => {
  const content = (name: string) =>
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content');

  test('has title, description, keywords and a canonical address', () => {
    expect(document.querySelector('title')?.textContent).toMatch(
      new RegExp(`^[^|]+ \\| ${facts.product}$`),
    );
    expect(content('description')).toMatch(/.{20}/);
    expect(content('keywords')).toMatch(/\S/);
    expect(content('robots')).toBeUndefined();
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(origin + path);
  });

  test('shows social networks the page, with an image whose address changes when the image does', () => {
    expect(content('og:title')).toBe(document.querySelector('title')?.textContent);
    expect(content('og:url')).toBe(origin + path);
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(content('og:description')).toBe(content('description'));
    const image = content('og:image')?.replace(`${origin}/`, '') ?? '';
    const digest = hash('sha256', readFileSync(join(dist, image)), 'base64url');
    expect(image).toContain(digest.slice(0, 8));
  });

  test('comes before the styles, because programs that draw a preview card stop there', () => {
    const [, afterStyles] = html.split('</style>');
    expect(afterStyles).toMatch(/^<\/head>/);
  });

  test('gives the browser’s toolbar the colour of the page, light and dark', () => {
    const colours = document
      .querySelectorAll('meta[name=theme-color]')
      .map((meta) => meta.getAttribute('content'));
    expect(colours).toEqual([light.paper, dark.paper]);
  });

  test('describes the organisation and the page', () => {
    const data = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.rawText ?? '',
    );
    const [organisation, page] = data['@graph'];
    expect(organisation).toMatchObject({
      '@type': 'Organization',
      name: facts.product,
      foundingDate: String(facts.founded),
      address: { addressCountry: facts.country },
    });
    expect(page).toMatchObject({ '@type': 'WebPage', url: origin + path });
  });
});

test('a 404 page is not for search engines, and names no address', () => {
  const lost = pages.filter(({ path }) => path.endsWith('/404'));
  expect(lost).toHaveLength(site.languages.length);
  for (const { document } of lost) {
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical], meta[property="og:url"]')).toBeNull();
  }
});
