import { expect, test, vi } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';
import { rendered, shipped } from './shipped.ts';

vi.mock('../../../tools/site/heading-font.ts', () => ({ withFontOf: async (_tag: string, css: string) => css }));

test('a page without a head stops the build', async () => {
  const { finishPage } = await import('../../../tools/site/page-html.ts');
  await expect(finishPage(readSettings({}))('/', rendered(''), {})).rejects.toThrow(
    'prerender.tsx gave this page no head',
  );
});

test('a page that the policy has no place in stops the build', async () => {
  const html = rendered('').replace('<meta charset="utf-8">', '');
  await expect(shipped(html)).rejects.toThrow('index.html has no <meta charset> for the policy to follow');
});

test('styles that would end their element stop the build, and their file is named', async () => {
  const styles = { 'app.css': 'a{content:"</style>"}' };
  await expect(shipped(rendered(), { styles })).rejects.toThrow(
    '/assets/app.css would end the <style> element that it is put into',
  );
});
