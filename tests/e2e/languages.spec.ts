import { linkedPageIds, slugs } from '../../src/pages.ts';
import { facts } from '../../src/site/facts.ts';
import { expect, testOnCopy } from './built-copy.ts';
import { layoutFaults } from './layout-faults.ts';
import { pseudoLanguages, writePseudoLanguage } from './pseudo-language.ts';

/** Those of the publisher's facts, and those in the e-mail address. */
const factWords = JSON.stringify(facts).match(/[a-z]{3,}/gi) ?? [];
const names = [...factWords, 'contact', 'collectivites', 'example'];

const translatedSlugs = { hosting: 'our-hosting' };

const test = testOnCopy((project) => {
  writePseudoLanguage(project, 'en-XA', translatedSlugs);
  writePseudoLanguage(project, 'ar-XB');
  return {};
});
// All tests share one build.
test.describe.configure({ mode: 'default' });

for (const tag of Object.keys(pseudoLanguages)) {
  test(`nothing overflows in ${tag}`, async ({ page }) => {
    for (const id of linkedPageIds) {
      const slug = tag === 'en-XA' && id === 'hosting' ? translatedSlugs.hosting : slugs[id];
      await page.goto(`/${tag}/${slug}`.replace(/\/$/, ''));
      for (const width of [320, 768, 1000, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(layoutFaults), `${id}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('every word of a page, of its head and of its form comes from its language', async ({
  page,
}) => {
  for (const id of linkedPageIds) {
    await page.goto(`/ar-XB/${slugs[id]}`.replace(/\/$/, ''));
    const words = await page.evaluate(latinWords);
    expect(
      [...new Set(words)].filter((word) => !names.includes(word)),
      id,
    ).toEqual([]);
  }
});

test('an added language has its direction, addresses, links to the others and form', async ({
  page,
}) => {
  await page.goto('/ar-XB/hosting');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pšéûdö' }).click();
  await page.waitForURL('/en-XA/our-hosting');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await page.getByRole('main').locator('[data-purpose]').first().click();
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(page.locator('#contact-firstName-error')).toHaveText(/þŕéñöɱ/);
});

test('a share image has no title if the font lacks a letter of it', async ({ page, request }) => {
  const imageOf = async (path: string) => {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    return (await request.get(new URL(address ?? '').pathname)).body();
  };
  expect(await imageOf('/en-XA')).toEqual(await imageOf('/en-XA/our-hosting'));
  expect(await imageOf('/')).not.toEqual(await imageOf('/hosting'));
});

/**
 * Runs in a page of `ar-XB`, whose texts have Arabic letters.
 * @returns its words in Latin letters, besides addresses and those that are marked as another language.
 */
function latinWords(): string[] {
  const texts: string[] = [];
  const read = (root: ParentNode) => {
    const elements = [...root.querySelectorAll('*:not(script, style)')];
    for (const element of elements.filter((one) => !one.closest('[lang]:not(html)'))) {
      const attributes = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
      texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
      texts.push(...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')));
      if (element instanceof HTMLTemplateElement) {
        read(element.content);
      }
    }
  };
  read(document);
  const described = '[name=description], [name=keywords], [property="og:description"]';
  const metas = document.querySelectorAll<HTMLMetaElement>(described);
  texts.push(...[...metas].map(({ content }) => content));
  return texts.flatMap((text) => text.replace(/\S+\/\S+/g, '').match(/[a-z]{3,}/gi) ?? []);
}
