import { expect, test } from '../browser/test.ts';

const elsewhere = 'http://192.0.2.1/';
test.use({ expectedNoise: [new RegExp(`^request to ${elsewhere}`)] });

test('the browser of the tests reaches no other machine', async ({ page }) => {
  await expect(page.goto(elsewhere)).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
});
