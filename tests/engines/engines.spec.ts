import { expect, test } from '@playwright/test';
import { contrast } from '../browser/contrast.ts';
import { chromium } from './chromium.ts';
import { chromium109 } from './chromium-109.ts';
import { firefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { textsOnGrounds } from './looks.ts';
import type { Visitor } from './visitor.ts';
import { walkOf } from './walk.ts';
import { webkit } from './webkit.ts';

/** What engines themselves say of a page that is not there, of a message that does not leave, and of attributes newer than they. */
const expected = /404 \(Not Found\)|Échec de l’envoi de l’email|status of 500|Found a 'popover' attribute/;

for (const engine of [webkit, firefox, chromium, chromium109]) {
  test.describe(engine.name, () => {
    test.describe.configure({ mode: 'default' });
    let visitor: Visitor;
    test.beforeAll(async () => {
      visitor = await engine.start('light');
    });
    test.afterAll(() => visitor?.close());
    test.beforeEach(() => visitor.resize(1280, 800));
    test.afterEach(async () => {
      expect((await visitor.noise()).filter((line) => !expected.test(line))).toEqual([]);
    });

    for (const [name, journey] of Object.entries(journeys))
      test(name, ({ baseURL }) => journey(walkOf(visitor, baseURL ?? '')));
  });

  for (const look of engine.looks) {
    test(`${engine.name}, ${look}: every text can be told from its ground`, async ({ baseURL }) => {
      const visitor = await engine.start(look);
      try {
        for (const path of ['/', '/hosting', '/cgu']) {
          await visitor.open(baseURL + path);
          const query = look === 'forced' ? '(forced-colors: active)' : `(prefers-color-scheme: ${look})`;
          expect(await visitor.run((media) => matchMedia(media).matches, query)).toBe(true);
          const texts = await visitor.run(textsOnGrounds);
          expect(texts.filter(({ colour, ground }) => contrast(colour, ground) < 4.5)).toEqual([]);
          expect(texts.length).toBeGreaterThan(5);
        }
      } finally {
        await visitor.close();
      }
    });
  }
}
