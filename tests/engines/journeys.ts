import { expect } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { lost, paths } from '../browser/paths.ts';
import { onPaper } from './looks.ts';
import { until } from './visitor.ts';
import { message, type Walk } from './walk.ts';

const { demo, modules, menu } = common.nav;
const { hosting, 'overtime-module': overtime } = common.pages;

/** What a visitor does on the site, written once for every engine; each starts in a window of 1280 × 800. */
export const journeys: Record<string, (walk: Walk) => Promise<unknown>> = {
  async 'every page fits, on a desk and a phone, in one row of a bar'(walk) {
    for (const path of paths) {
      await walk.goes(path);
      for (const width of [1280, 390]) {
        await walk.resize(width, 800);
        const seen = await walk.run(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          bar: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
          title: document.querySelector('h1')?.getClientRects().length,
        }));
        expect(seen, `${path} at ${width} px`).toEqual({ sideways: 0, bar: 65, title: 1 });
      }
    }
  },

  async 'the Modules menu opens by pointer, and a click elsewhere closes it'(walk) {
    await walk.goes('/');
    await walk.presses('menu', modules);
    await walk.sees('link', overtime, 'header');
    await walk.presses('heading', '', 'main');
    await walk.hidden('link', overtime, 'header');
  },

  async 'Escape closes the Modules menu, the focus goes back to it, and it leads to its page'(walk) {
    await walk.goes('/hosting');
    await throughModules(walk, '/hosting');
    await walk.hidden('link', overtime, 'header');
  },

  async 'on a phone the menus close one in the other, lead on, are closed after Back, and have the focus after their dialog'(
    walk,
  ) {
    await walk.resize(390, 800);
    await walk.goes('/');
    await walk.presses('menu', menu);
    await throughModules(walk, '/');
    await walk.hidden('link', hosting, 'header');
    await walk.presses('menu', menu);
    await walk.sees('link', hosting, 'header');
    await walk.escape();
    await walk.hidden('link', hosting, 'header');
    await walk.presses('menu', menu);
    await walk.opensForm('header');
    await walk.escape();
    await walk.focusOn(menu);
  },

  async 'a form is refused, corrected, sent and thanked for; it closes, and the focus is back'(walk) {
    await walk.goes('/');
    await walk.opensForm('main');
    await walk.sees('heading', copy.openings.demo.title);
    expect(await walk.run(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await walk.presses('button', copy.actions.send);
    const { firstNameRequired, lastNameRequired, emailRequired, messageRequired, consentRequired } = copy.errors;
    for (const error of [firstNameRequired, lastNameRequired, emailRequired, messageRequired, consentRequired])
      await walk.sees('text', error);
    await walk.focusOn(copy.fields.firstName);
    expect(await walk.run(() => document.querySelectorAll('dialog [aria-invalid=true]').length)).toBe(5);
    await walk.fillsIn();
    await walk.hidden('text', firstNameRequired);
    await walk.presses('button', copy.actions.send);
    await walk.sees('heading', copy.success.title);
    const [letter] = await walk.letters();
    expect(letter?.parameters).toMatchObject({ fullName: 'Claire Martin', message, source: '/' });
    await walk.formClosed();
    await walk.focusOn(demo);
  },

  async 'Escape, the X, Annuler and the backdrop close; the page stays, and what was typed'(walk) {
    const place = () => walk.run(() => [scrollY, document.documentElement.clientWidth]);
    const ways = {
      async Escape() {
        await walk.fills(copy.fields.firstName, 'Zoë');
        await walk.escape();
      },
      X: () => walk.presses('button', copy.actions.close),
      Annuler: () => walk.presses('button', copy.actions.cancel),
      backdrop: () => walk.click(8, 400),
    };
    await walk.goes('/');
    // A font that comes later moves the page by some pixels.
    await until('the font', () => walk.run(() => document.fonts.status === 'loaded'));
    for (const [way, closes] of Object.entries(ways)) {
      await walk.sees('button', demo, 'main');
      const before = await place();
      await walk.opensForm('main');
      await closes();
      await walk.formClosed();
      await walk.focusOn(demo);
      for (const [index, value] of (await place()).entries())
        expect(Math.abs(value - (before[index] ?? 0)), way).toBeLessThan(4);
    }
    await walk.goes('/hosting');
    await walk.opensForm('header');
    await until('the draft on another page', async () => (await walk.written('firstName')) === 'Zoë');
  },

  async 'what does not leave is said, kept, and leaves with the next try'(walk) {
    await walk.goes('/');
    await walk.next({ behave: 'fail', status: 500 });
    await walk.opensForm('main');
    await walk.fillsIn();
    await walk.presses('button', copy.actions.send);
    await walk.sees('text', copy.failure.message);
    expect((await walk.noise()).length).toBeGreaterThan(0);
    expect(await walk.letters()).toEqual([]);
    await walk.presses('button', copy.actions.retry);
    await walk.sees('heading', copy.success.title);
    expect(await walk.letters()).toHaveLength(1);
  },

  async 'on the way back the newest text is there; sent from another page it is gone'(walk) {
    await walk.goes('/');
    await walk.opensForm('main');
    await walk.fills(copy.fields.message, 'Bonjour');
    await walk.escape();
    await walk.formClosed();
    await walk.goes('/hosting');
    await walk.opensForm('header');
    await walk.fills(copy.fields.message, ' encore');
    const latest = await walk.written('message');
    expect(latest).toHaveLength('Bonjour encore'.length);
    await walk.back();
    await walk.arrives('/');
    await until('the newest text', async () => (await walk.written('message')) === latest);
    await walk.goes('/deployment');
    await walk.opensForm('header');
    await walk.fillsIn();
    await walk.presses('button', copy.actions.send);
    await walk.sees('heading', copy.success.title);
    await walk.back();
    await walk.arrives('/');
    await until('an empty form', async () => (await walk.written('message')) === '');
  },

  async 'without script the menus open, and every button leads to a way to write'(walk) {
    await walk.goes('/hosting?noscript');
    await walk.presses('menu', modules);
    await walk.sees('link', overtime, 'header');
    const knows = await walk.run(() => 'popover' in HTMLElement.prototype);
    if (knows) await walk.presses('button', demo, 'header');
    await until('the direct way to write', () =>
      walk.run(() => document.querySelector('#direct-contact a[href^="mailto:"]')?.getBoundingClientRect().width),
    );
    const buttons = await walk.run(
      () => [...document.querySelectorAll('#direct-contact button')].filter((one) => one.getClientRects()[0]).length,
    );
    expect(buttons).toBe(knows ? 1 : 0);
  },

  async 'printed, every page keeps its title and all its texts, and loses its buttons'(walk) {
    for (const path of paths.filter((one) => one !== lost)) {
      await walk.goes(path);
      expect(await walk.run(onPaper), path).toEqual({ gone: [], buttons: 0 });
    }
  },
};

/** Opens the Modules menu, closes it by Escape, and goes to its page and back. */
async function throughModules(walk: Walk, from: string): Promise<void> {
  await walk.presses('menu', modules);
  await walk.sees('link', overtime, 'header');
  await walk.escape();
  await walk.hidden('link', overtime, 'header');
  await walk.focusOn(modules);
  // By pointer: the keys that WebDriver sends to Firefox press no button.
  await walk.presses('menu', modules);
  await walk.presses('link', overtime, 'header');
  await walk.arrives('/overtime-module');
  await walk.back();
  await walk.arrives(from);
}
