import { expect, failureNoise, test } from '../browser/contact.ts';
import { brokenWords, stopHyphenation } from './broken-words.ts';

test.use({ expectedNoise: [failureNoise, { scope: 'test' }] });

test('no word of the form is broken: empty, with errors, or when sending has failed', async ({
  page,
  contact,
}) => {
  const broken: string[] = [];
  const look = async (state: string) => {
    for (const width of [320, 360, 390, 600, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const words = await page.evaluate(brokenWords);
      broken.push(...words.map((word) => `${state}, ${width} px: ${word}`));
    }
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(stopHyphenation);
  await contact.open();
  await look('empty');
  await contact.submit();
  await expect(contact.errors).toHaveCount(5);
  await look('with errors');
  await contact.next({ behave: 'fail' });
  await contact.fill();
  await contact.submit();
  await expect(contact.failure).toBeVisible();
  await look('failed');
  expect(broken).toEqual([]);
});
