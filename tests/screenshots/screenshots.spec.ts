/**
 * `npm run screenshots`: every page, the open menus and the states of the contact dialog, in the themes that the engine
 * has (light, dark, forced colours), and every page as it is printed; in each engine that this machine has.
 * `-- -g "Chromium, light"` takes fewer. `SCREENSHOTS` names the folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { paperWidth } from '../browser/paper.ts';
import { paths } from '../browser/paths.ts';
import { chromium, chromium109 } from '../engines/chromium.ts';
import type { Engine, Theme } from '../engines/driver.ts';
import { firefox } from '../engines/firefox.ts';
import { lostInPrint } from '../engines/rendering.ts';
import { type Visitor, visitorOf } from '../engines/visitor.ts';
import { webkit } from '../engines/webkit.ts';
import { canRun } from '../programs.ts';

const folder = process.env.SCREENSHOTS ?? 'reports/screenshots';
/** Higher than any page at the width of a phone, in pixels. */
const screenHeight = 10_000;

/** @returns the widths in pixels: many where the layout is looked at, two where colours and other engines are. */
function widthsOf(engine: Engine, theme: Theme): number[] {
  return engine === chromium && theme === 'light' ? [390, 600, 768, 1280, 1920] : [390, 1280];
}

for (const engine of [chromium, firefox, webkit, chromium109]) {
  for (const theme of engine.themes) {
    test.describe(`${engine.name}, ${theme}`, () => {
      test.describe.configure({ mode: 'default' });
      test.skip(!canRun(...engine.programs), `needs ${engine.programs.join(', ')}`);
      const widths = widthsOf(engine, theme);
      let visitor: Visitor;
      test.beforeAll(async ({ baseURL }) => {
        visitor = visitorOf(await engine.start(theme, screenHeight), baseURL ?? '');
      });
      test.afterAll(() => visitor?.close());

      const take = async (name: string, width: number, fullPage = false) => {
        const browser = engine.name.replace(' ', '-');
        const file = `${name}-${width}-${theme}-${browser}.png`.toLowerCase();
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, file), await visitor.screenshot(fullPage));
      };

      const takeOnPaper = async (name: string) => {
        await visitor.resize(paperWidth, 2400);
        await visitor.run(lostInPrint);
        await take(`${name}-paper`, paperWidth, true);
      };

      for (const path of paths) {
        test(path, async () => {
          const name = path.slice(1).replaceAll('/', '-') || 'home';
          for (const width of widths) {
            await visitor.resize(width, 2400);
            await visitor.goTo(path);
            await take(name, width, true);
          }
          if (theme === 'light') {
            await takeOnPaper(name);
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
