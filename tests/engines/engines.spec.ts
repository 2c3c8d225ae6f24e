import { expect, test } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import { contrast } from '../browser/contrast.ts';
import { canRun } from '../programs.ts';
import { until } from '../until.ts';
import { chromium109 } from './chromium.ts';
import type { Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { journeys, journeysWithoutReact } from './journeys.ts';
import { textColours } from './rendering.ts';
import { visitorOf } from './visitor.ts';
import { webkit } from './webkit.ts';

/** What engines write about the 404 page, and about an attribute that they do not know. */
const expected = /404 \(Not Found\)|Found a 'popover' attribute/;
const isUnexpected = (message: string) => !expected.test(message);

// In the current Chromium the other parts prove all of this.
for (const engine of [webkit, firefox, chromium109]) {
  for (const theme of engine.themes) {
    test.describe(`${engine.name}, ${theme}`, () => {
      test.describe.configure({ mode: 'default' });
      test.skip(!canRun(...engine.programs), `needs ${engine.programs.join(', ')}`);
      let driver: Driver;
      test.beforeAll(async () => {
        driver = await engine.start(theme);
      });
      test.afterAll(() => driver?.close());
      test.beforeEach(() => driver.resize(1280, 800));
      test.afterEach(async () => {
        expect((await driver.consoleMessages()).filter(isUnexpected)).toEqual([]);
      });

      test('headings, paragraphs, links and buttons contrast with their background', async ({
        baseURL,
      }) => {
        const query =
          theme === 'forced' ? '(forced-colors: active)' : `(prefers-color-scheme: ${theme})`;
        for (const path of ['/', '/hosting', '/cgu']) {
          await driver.open(baseURL + path);
          expect(await driver.run((media) => matchMedia(media).matches, query)).toBe(true);
          const texts = await driver.run(textColours);
          expect(
            texts.filter(({ colour, background }) => contrast(colour, background) < 4.5),
          ).toEqual([]);
          expect(texts.length).toBeGreaterThan(5);
        }
      });

      if (theme !== 'light') {
        return;
      }
      for (const [name, journey] of Object.entries(journeysWithoutReact)) {
        test(name, ({ baseURL }) => journey(visitorOf(driver, baseURL ?? '')));
      }

      test.describe('in a new browser', () => {
        // After a form whose React did not come, WebKitGTK 2.50 may crash some pages later, in a garbage collection.
        test.beforeAll(async () => {
          await driver.close();
          driver = await engine.start(theme);
        });

        for (const [name, journey] of Object.entries(journeys)) {
          test(name, ({ baseURL }) => journey(visitorOf(driver, baseURL ?? '')));
        }
      });

      test('an error on a page that a link has led to is recorded, also once that page is left', async ({
        baseURL,
      }) => {
        const visitor = visitorOf(driver, baseURL ?? '');
        await visitor.goTo('/');
        await visitor.press('link', common.pages.cgu, 'footer');
        await visitor.isAt('/cgu');
        await visitor.run(() => {
          setTimeout(() => {
            throw new Error('planted');
          });
        });
        await visitor.back();
        await visitor.isAt('/');
        const messages: string[] = [];
        await until('the error', async () => {
          messages.push(...(await visitor.consoleMessages()));
          return messages.some((message) => message.includes('planted'));
        });
        expect(
          messages.filter((message) => !message.includes('planted')).filter(isUnexpected),
        ).toEqual([]);
      });
    });
  }
}
