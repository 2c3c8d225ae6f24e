/**
 * `npm run screenshots`: every page, the open menus and the states of the contact dialog, in light, dark and forced
 * colours, and every page on paper: at four widths in Chromium, with `ENGINES=1` at two in the other engines. Run as
 * `npm run screenshots:compare` it fails where a picture differs from the one that was taken before.
 */
import { expect, test } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { paths } from '../browser/paths.ts';
import { chromium } from '../engines/chromium.ts';
import { chromium109 } from '../engines/chromium-109.ts';
import { firefox } from '../engines/firefox.ts';
import { onPaper } from '../engines/looks.ts';
import { type Walk, walkOf } from '../engines/walk.ts';
import { webkit } from '../engines/webkit.ts';

const others = Boolean(process.env.ENGINES);
const widths = others ? [390, 1280] : [390, 768, 1280, 1920];

for (const { name: engine, looks, start } of others ? [firefox, webkit, chromium109] : [chromium])
  for (const look of looks)
    test.describe(`${engine}, ${look}`, () => {
      test.describe.configure({ mode: 'default' });
      let walk: Walk;
      test.beforeAll(async ({ baseURL }) => {
        walk = walkOf(await start(look), baseURL ?? '');
      });
      test.afterAll(() => walk?.close());

      const take = async (name: string, width: number, whole = false) => {
        const file = `${name}-${width}-${look}-${engine.replace(' ', '-')}.png`.toLowerCase();
        // A hair's breadth of smoothing may differ, no letter.
        expect.soft(await walk.picture(whole)).toMatchSnapshot(file, { threshold: 0.05, maxDiffPixelRatio: 0.001 });
      };

      for (const path of paths)
        test(path, async () => {
          const name = path.slice(1).replaceAll('/', '-') || 'home';
          for (const width of widths) {
            await walk.resize(width, 2400);
            await walk.goes(path);
            await take(name, width, true);
            if (look !== 'light') continue;
            await walk.run(onPaper);
            await take(`${name}-paper`, width, true);
          }
        });

      test('menu and dialog', async () => {
        for (const width of widths) {
          await walk.resize(width, 900);
          await walk.goes('/');
          for (const [state, reach] of Object.entries(states)) {
            await reach(walk);
            await take(state, width);
          }
        }
      });
    });

/** What a visitor does to bring the home page into a state; each goes on from the one before. */
const states: Record<string, (walk: Walk) => Promise<unknown>> = {
  async menu(walk) {
    if (await walk.spots('menu', common.nav.menu, 'header')) await walk.presses('menu', common.nav.menu);
    await walk.presses('menu', common.nav.modules);
    await walk.sees('link', common.pages['overtime-module'], 'header');
  },
  async 'dialog-open'(walk) {
    await walk.next({ behave: 'fail', status: 500 });
    await walk.opensForm('main');
    await walk.sees('field', copy.fields.firstName);
  },
  async 'dialog-refused'(walk) {
    await walk.presses('button', copy.actions.send);
    await walk.sees('text', copy.errors.firstNameRequired);
  },
  async 'dialog-failed'(walk) {
    await walk.fillsIn();
    await walk.presses('button', copy.actions.send);
    await walk.sees('text', copy.failure.message);
  },
  async 'dialog-sent'(walk) {
    await walk.presses('button', copy.actions.retry);
    await walk.sees('heading', copy.success.title);
  },
};
