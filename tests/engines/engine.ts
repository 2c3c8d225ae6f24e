import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { contrast } from '../browser/contrast.ts';
import { journeys } from './journeys.ts';
import { textsOnGrounds } from './looks.ts';
import type { Engine, Visitor } from './visitor.ts';
import { walkOf } from './walk.ts';

/** What engines themselves say of a page that is not there, of a message that does not leave, and of attributes newer than they. */
const expected = /404 \(Not Found\)|Échec de l’envoi de l’email|status of 500|Found a 'popover' attribute/;

/** Defines the tests of an engine: every journey, and the looks that it can be started in. */
export function testEngine(engine: Engine): void {
  const origin = inject('origin');
  let visitor: Visitor;
  describe(engine.name, () => {
    beforeAll(async () => {
      visitor = await engine.start('light');
    });
    afterAll(() => visitor?.close());
    beforeEach(() => visitor.resize(1280, 800));
    afterEach(async () => {
      expect((await visitor.noise()).filter((line) => !expected.test(line))).toEqual([]);
    });

    for (const [name, journey] of Object.entries(journeys)) test(name, () => journey(walkOf(visitor, origin)));
  });

  describe.each(engine.looks)(`${engine.name}, %s`, (look) => {
    test('every text can be told from its ground', async () => {
      const one = await engine.start(look);
      try {
        for (const path of ['/', '/hosting', '/cgu']) {
          await one.open(origin + path);
          const query = look === 'forced' ? '(forced-colors: active)' : `(prefers-color-scheme: ${look})`;
          expect(await one.run((media) => matchMedia(media).matches, query)).toBe(true);
          const texts = await one.run(textsOnGrounds);
          expect(texts.filter(({ colour, ground }) => contrast(colour, ground) < 4.5)).toEqual([]);
          expect(texts.length).toBeGreaterThan(5);
        }
      } finally {
        await one.close();
      }
    });
  });
}
