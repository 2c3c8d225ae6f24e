import { expect } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { keepBusy } from '../browser/never-idle.ts';
import { notFoundPath, paths } from '../browser/paths.ts';
import { until } from '../until.ts';
import { lostInPrint } from './rendering.ts';
import type { Visitor } from './visitor.ts';

const { demo, modules, menu } = common.nav;
const { hosting, 'overtime-module': overtime } = common.pages;

type Journeys = Record<string, (visitor: Visitor) => Promise<unknown>>;

/** Run first: they need a browser that has no copy of React's file. */
export const journeysWithoutReact: Journeys = {
  async 'where React’s file is empty or does not come the form says so, and is sent after a reload'(
    visitor,
  ) {
    await visitor.goTo('/');
    await visitor.setCookie('react=empty');
    await visitor.openForm('main');
    await visitor.fillForm();
    for (const next of ['react=lost', 'react=']) {
      await visitor.press('button', copy.actions.send);
      await visitor.see('text', copy.load.failed);
      await visitor.setCookie(next);
      await visitor.press('button', copy.load.reload);
      await visitor.seeFormClosed();
      // Until then a browser may fill in what stood in the form.
      await until('the page', () => visitor.run(() => document.readyState === 'complete'));
      // Each engine reports the failure in its own words.
      await visitor.consoleMessages();
      await visitor.openForm('main');
      await visitor.press('field', copy.fields.consent);
    }
    await visitor.press('button', copy.actions.send);
    await visitor.see('heading', copy.success.title);
    expect(await visitor.countLetters()).toBe(1);
  },
};

/** What visitors do on the site, once for all engines; each journey starts in a window of 1280 × 800 px. */
export const journeys: Journeys = {
  async 'every page fits a desktop and a phone, under a header of one row'(visitor) {
    for (const width of [1280, 390]) {
      await visitor.resize(width, 800);
      for (const path of paths) {
        await visitor.goTo(path);
        const layout = await visitor.run(() => ({
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
          title: document.querySelector('h1')?.getClientRects().length,
        }));
        expect(layout, `${path} at ${width} px`).toEqual({ overflow: 0, header: 65, title: 1 });
      }
    }
  },

  async 'the Modules menu opens by a click, closes by a click elsewhere or Escape, and leads to its page'(
    visitor,
  ) {
    await visitor.goTo('/hosting');
    await visitor.press('menu', modules);
    await visitor.see('link', overtime, 'header');
    await visitor.press('heading', '', 'main');
    await visitor.seeNo('link', overtime, 'header');
    await goThroughModules(visitor, '/hosting');
    await visitor.seeNo('link', overtime, 'header');
  },

  async 'on a phone the nested menus open and close, are closed after Back, and get the focus back from the dialog'(
    visitor,
  ) {
    await visitor.resize(390, 800);
    await visitor.goTo('/');
    await visitor.press('menu', menu);
    await goThroughModules(visitor, '/');
    await visitor.seeNo('link', hosting, 'header');
    await visitor.press('menu', menu);
    await visitor.see('link', hosting, 'header');
    await visitor.escape();
    await visitor.seeNo('link', hosting, 'header');
    await visitor.press('menu', menu);
    await visitor.openForm('header');
    await visitor.escape();
    await visitor.hasFocusOn(menu);
  },

  async 'on a page that is never idle the form is modal in the frame in which it is seen, pressed by a mouse or a script'(
    visitor,
  ) {
    const presses = [
      () => visitor.press('button', demo, 'main'),
      () => visitor.run(() => document.querySelector<HTMLElement>('[data-purpose]')?.click()),
    ];
    for (const press of presses) {
      await visitor.goTo('/');
      await visitor.run(keepBusy);
      await press();
      await until('the form', () => visitor.run(() => 'modalWhenSeen' in window));
      expect(await visitor.run(() => Object(window).modalWhenSeen)).toBe(true);
    }
  },

  async 'the form is refused, corrected, fails, is sent again, and thanks; when it closes, the focus returns'(
    visitor,
  ) {
    await visitor.goTo('/');
    await visitor.openForm('main');
    await visitor.see('heading', copy.purposes.demo.title);
    expect(await visitor.run(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await visitor.press('button', copy.actions.send);
    await visitor.see('text', copy.errors.firstNameRequired);
    await visitor.hasFocusOn(copy.fields.firstName);
    expect(
      await visitor.run(() => document.querySelectorAll('dialog [aria-invalid=true]').length),
    ).toBe(5);
    await visitor.fillForm();
    await visitor.seeNo('text', copy.errors.firstNameRequired);
    await visitor.nextSend({ behave: 'fail', status: 500 });
    await visitor.press('button', copy.actions.send);
    await visitor.see('text', copy.failure.message);
    // Each engine reports the failure in its own words.
    await visitor.consoleMessages();
    await visitor.press('button', copy.actions.retry);
    await visitor.see('heading', copy.success.title);
    expect(await visitor.countLetters()).toBe(1);
    await visitor.seeFormClosed();
    await visitor.hasFocusOn(demo);
  },

  async 'Escape, the X, Annuler and the backdrop close the form; the page does not move, and the text is kept'(
    visitor,
  ) {
    const position = () => visitor.run(() => [scrollY, document.documentElement.clientWidth]);
    const actions = {
      async Escape() {
        await visitor.fill(copy.fields.firstName, 'Zoë');
        await visitor.escape();
      },
      X: () => visitor.press('button', copy.actions.close),
      Annuler: () => visitor.press('button', copy.actions.cancel),
      backdrop: () => visitor.click(8, 400),
    };
    await visitor.goTo('/');
    // A font that loads later moves the page by some pixels.
    await until('the font', () => visitor.run(() => document.fonts.status === 'loaded'));
    for (const [name, close] of Object.entries(actions)) {
      await visitor.see('button', demo, 'main');
      const before = await position();
      await visitor.openForm('main');
      await close();
      await visitor.seeFormClosed();
      await visitor.hasFocusOn(demo);
      for (const [index, value] of (await position()).entries()) {
        expect(Math.abs(value - (before[index] ?? 0)), name).toBeLessThan(4);
      }
    }
    await visitor.goTo('/hosting');
    await visitor.openForm('header');
    await visitor.hasTyped('firstName', 'Zoë');
  },

  async 'after Back the form has the text typed last on another page, and none once it was sent from there'(
    visitor,
  ) {
    await visitor.goTo('/');
    await visitor.openForm('main');
    await visitor.fill(copy.fields.message, 'a');
    await visitor.seeReactReady();
    await visitor.escape();
    await visitor.seeFormClosed();
    await visitor.goTo('/hosting');
    await visitor.openForm('header');
    await visitor.fill(copy.fields.message, 'a');
    await visitor.hasTyped('message', 'aa');
    await visitor.seeReactReady();
    await visitor.run(otherPagesKnow);
    await visitor.back();
    await visitor.isAt('/');
    await visitor.hasTyped('message', 'aa');
    await visitor.goTo('/deployment');
    await visitor.openForm('header');
    await visitor.fillForm();
    await visitor.press('button', copy.actions.send);
    await visitor.see('heading', copy.success.title);
    await visitor.run(otherPagesKnow);
    await visitor.back();
    await visitor.isAt('/');
    await visitor.hasTyped('message', '');
  },

  async 'without JavaScript the menus open, and every button shows the e-mail address'(visitor) {
    await visitor.goTo('/hosting?noscript');
    await visitor.press('menu', modules);
    await visitor.see('link', overtime, 'header');
    // Where there are no popovers the address is a part of the page.
    if (await visitor.run(() => 'popover' in HTMLElement.prototype)) {
      await visitor.press('button', demo, 'header');
    }
    await until('the e-mail address', () =>
      visitor.run(
        () =>
          document.querySelector('#direct-contact a[href^="mailto:"]')?.getBoundingClientRect()
            .width,
      ),
    );
  },

  async 'in print every page keeps its texts and pictures, and has no buttons'(visitor) {
    for (const path of paths.filter((one) => one !== notFoundPath)) {
      await visitor.goTo(path);
      expect(await visitor.run(lostInPrint), path).toEqual({ texts: [], buttons: 0 });
    }
  },
};

/** Opens the Modules menu, closes it with Escape, and goes to its page and back. */
async function goThroughModules(visitor: Visitor, from: string): Promise<void> {
  await visitor.press('menu', modules);
  await visitor.see('link', overtime, 'header');
  await visitor.escape();
  await visitor.seeNo('link', overtime, 'header');
  await visitor.hasFocusOn(modules);
  await visitor.press('menu', modules);
  await visitor.press('link', overtime, 'header');
  await visitor.isAt('/overtime-module');
  await visitor.back();
  await visitor.isAt(from);
}

/**
 * Runs in the page. Resolves when a message about a new draft has gone all the way: no visitor presses Back sooner. Only
 * Firefox needs that message.
 */
function otherPagesKnow(): boolean | Promise<boolean> {
  if (!navigator.userAgent.includes('Firefox')) {
    return true;
  }
  const [sender, receiver] = [
    new BroadcastChannel('contact-draft'),
    new BroadcastChannel('contact-draft'),
  ];
  return new Promise((resolve) => {
    receiver.onmessage = () => {
      for (const channel of [sender, receiver]) {
        channel.close();
      }
      resolve(true);
    };
    sender.postMessage(0);
  });
}
