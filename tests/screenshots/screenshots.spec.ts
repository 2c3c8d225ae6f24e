/**
 * `npm run screenshots`: every page, the open menus and the states of the contact dialog, in light, dark and forced
 * colours, and every printed page: at four widths in Chromium, at two in the other engines with `ENGINES=1`. Run as
 * `npm run screenshots:compare` it fails where a picture differs from the last one taken.
 */
import { expect, test } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { paths } from '../browser/paths.ts';
import { chromium, chromium109 } from '../engines/chromium.ts';
import { firefox } from '../engines/firefox.ts';
import { lostInPrint } from '../engines/rendering.ts';
import { type Visitor, visitorOf } from '../engines/visitor.ts';
import { webkit } from '../engines/webkit.ts';

const others = Boolean(process.env.ENGINES);
const widths = others ? [390, 1280] : [390, 768, 1280, 1920];

for (const { name: engine, themes, start } of others
  ? [firefox, webkit, chromium109]
  : [chromium]) {
  for (const theme of themes) {
    test.describe(`${engine}, ${theme}`, () => {
      test.describe.configure({ mode: 'default' });
      let visitor: Visitor;
      test.beforeAll(async ({ baseURL }) => {
        visitor = visitorOf(await start(theme), baseURL ?? '');
      });
      test.afterAll(() => visitor?.close());

      const take = async (name: string, width: number, fullPage = false) => {
        const file = `${name}-${width}-${theme}-${engine.replace(' ', '-')}.png`.toLowerCase();
        // A few smoothed pixels may differ, no letter.
        expect
          .soft(await visitor.screenshot(fullPage))
          .toMatchSnapshot(file, { threshold: 0.05, maxDiffPixelRatio: 0.001 });
      };

      for (const path of paths) {
        test(path, async () => {
          const name = path.slice(1).replaceAll('/', '-') || 'home';
          for (const width of widths) {
            await visitor.resize(width, 2400);
            await visitor.goTo(path);
            await take(name, width, true);
            if (theme !== 'light') {
              continue;
            }
            await visitor.run(lostInPrint);
            await take(`${name}-paper`, width, true);
          }
        });
      }

      test('menu and dialog', async () => {
        for (const width of widths) {
          await visitor.resize(width, 900);
          await visitor.goTo('/');
          for (const [state, reach] of Object.entries(states)) {
            await reach(visitor);
            await take(state, width);
          }
        }
      });
    });
  }
}

/** Brings the home page into a state; each continues from the one before. */
const states: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  async menu(visitor) {
    if (await visitor.find('menu', common.nav.menu, 'header')) {
      await visitor.press('menu', common.nav.menu);
    }
    await visitor.press('menu', common.nav.modules);
    await visitor.see('link', common.pages['overtime-module'], 'header');
  },
  async 'dialog-open'(visitor) {
    await visitor.nextSend({ behave: 'fail', status: 500 });
    await visitor.openForm('main');
    await visitor.see('field', copy.fields.firstName);
  },
  async 'dialog-refused'(visitor) {
    await visitor.press('button', copy.actions.send);
    await visitor.see('text', copy.errors.firstNameRequired);
  },
  async 'dialog-failed'(visitor) {
    await visitor.fillForm();
    await visitor.press('button', copy.actions.send);
    await visitor.see('text', copy.failure.message);
  },
  async 'dialog-sent'(visitor) {
    await visitor.press('button', copy.actions.retry);
    await visitor.see('heading', copy.success.title);
  },
};
