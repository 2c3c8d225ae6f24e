import { expect } from 'vitest';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { lost, paths } from '../browser/paths.ts';
import { onPaper } from './looks.ts';
import { until } from './visitor.ts';
import type { Walk } from './walk.ts';

const { demo, modules, menu } = common.nav;
const { hosting, 'overtime-module': overtime } = common.pages;
const message = 'Nous gérons 120 vacataires sur 14 sites.';

/** What a visitor does on the site, written once for every engine; each starts in a window of 1280 × 800. */
export const journeys: Record<string, (walk: Walk) => Promise<unknown>> = {
  async 'every page fits, on a desk and a phone, in one row of a bar'({ visitor, goes }) {
    for (const path of paths) {
      await goes(path);
      for (const width of [1280, 390]) {
        await visitor.resize(width, 800);
        const seen = await visitor.run(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          bar: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
          title: document.querySelector('h1')?.getClientRects().length,
        }));
        expect(seen, `${path} at ${width} px`).toEqual({ sideways: 0, bar: 65, title: 1 });
      }
    }
  },

  async 'the Modules menu opens by pointer, and a click elsewhere closes it'({ sees, presses, goes, hidden }) {
    await goes('/');
    await presses('menu', modules);
    await sees('link', overtime, 'header');
    await presses('heading', '', 'main');
    await hidden('link', overtime, 'header');
  },

  async 'Escape closes the Modules menu, the focus goes back to it, and it leads to its page'(walk) {
    await walk.goes('/hosting');
    await throughModules(walk, '/hosting');
    await walk.hidden('link', overtime, 'header');
  },

  async 'on a phone the menus close one in the other, lead on, are closed after Back, and have the focus after their dialog'({
    visitor,
    ...walk
  }) {
    await visitor.resize(390, 800);
    await walk.goes('/');
    await walk.presses('menu', menu);
    await throughModules({ visitor, ...walk }, '/');
    await walk.hidden('link', hosting, 'header');
    await walk.presses('menu', menu);
    await walk.sees('link', hosting, 'header');
    await visitor.escape();
    await walk.hidden('link', hosting, 'header');
    await walk.presses('menu', menu);
    await walk.presses('button', demo, 'header');
    await walk.focusInDialog();
    await visitor.escape();
    await walk.focusOn(menu);
  },

  async 'a form is refused, corrected, sent and thanked for; it closes, and the focus is back'({ visitor, ...walk }) {
    await walk.goes('/');
    await walk.presses('button', demo, 'main');
    await walk.sees('heading', copy.openings.demo.title);
    await walk.focusInDialog();
    expect(await visitor.run(scrollsBehind)).toBe(false);
    await walk.presses('button', copy.actions.send);
    for (const error of [
      copy.errors.firstNameRequired,
      copy.errors.lastNameRequired,
      copy.errors.emailRequired,
      copy.errors.messageRequired,
      copy.errors.consentRequired,
    ]) {
      await walk.sees('text', error);
    }
    await walk.focusOn(copy.fields.firstName);
    expect(await visitor.run(() => document.querySelectorAll('dialog [aria-invalid=true]').length)).toBe(5);
    await fillIn({ visitor, ...walk });
    await walk.hidden('text', copy.errors.firstNameRequired);
    await walk.presses('button', copy.actions.send);
    await walk.sees('heading', copy.success.title);
    const [letter] = await walk.letters();
    expect(letter?.parameters).toMatchObject({ fullName: 'Claire Martin', message, source: '/' });
    await until('the dialog closed', () => visitor.run(() => !document.querySelector('dialog:modal')));
    await walk.focusOn(demo);
  },

  async 'Escape, the X, Annuler and the backdrop close; the page stays, and what was typed'({ visitor, ...walk }) {
    await walk.goes('/');
    // A font that comes later moves the page by some pixels.
    await until('the font', () => visitor.run(() => document.fonts.status === 'loaded'));
    for (const way of ['Escape', 'X', 'Annuler', 'backdrop']) {
      await walk.sees('button', demo, 'main');
      const before = await visitor.run(() => [scrollY, document.documentElement.clientWidth]);
      await walk.presses('button', demo, 'main');
      await walk.focusInDialog();
      if (way === 'Escape') await walk.fills(copy.fields.firstName, 'Zoë');
      if (way === 'Escape') await visitor.escape();
      if (way === 'X') await walk.presses('button', copy.actions.close);
      if (way === 'Annuler') await walk.presses('button', copy.actions.cancel);
      if (way === 'backdrop') await visitor.click(8, 400);
      await until(`${way} closes`, () => visitor.run(() => !document.querySelector('dialog:modal')));
      await walk.focusOn(demo);
      const after = await visitor.run(() => [scrollY, document.documentElement.clientWidth]);
      for (const [index, value] of after.entries()) expect(Math.abs(value - (before[index] ?? 0)), way).toBeLessThan(4);
    }
    await walk.goes('/hosting');
    await walk.presses('button', demo, 'header');
    await until('the draft on another page', () =>
      visitor.run(() => document.querySelector<HTMLInputElement>('dialog [name=firstName]')?.value === 'Zoë'),
    );
  },

  async 'what does not leave is said, kept, and leaves with the next try'({ visitor, ...walk }) {
    await walk.goes('/');
    await walk.next({ behave: 'fail', status: 500 });
    await walk.presses('button', demo, 'main');
    await walk.focusInDialog();
    await fillIn({ visitor, ...walk });
    await walk.presses('button', copy.actions.send);
    await walk.sees('text', copy.failure.message);
    expect((await visitor.noise()).length).toBeGreaterThan(0);
    expect(await walk.letters()).toEqual([]);
    await walk.presses('button', copy.actions.retry);
    await walk.sees('heading', copy.success.title);
    expect(await walk.letters()).toHaveLength(1);
  },

  async 'on the way back the newest text is there; sent from another page it is gone'({ visitor, ...walk }) {
    const written = () =>
      visitor.run(() => document.querySelector<HTMLTextAreaElement>('dialog [name=message]')?.value ?? '');
    const closed = () => until('the dialog closed', () => visitor.run(() => !document.querySelector('dialog:modal')));
    await walk.goes('/');
    await walk.presses('button', demo, 'main');
    await walk.focusInDialog();
    await walk.fills(copy.fields.message, 'Bonjour');
    await visitor.escape();
    await closed();
    await walk.goes('/hosting');
    await walk.presses('button', demo, 'header');
    await walk.focusInDialog();
    await walk.fills(copy.fields.message, ' encore');
    const latest = await written();
    expect(latest.length).toBe('Bonjour encore'.length);
    await visitor.back();
    await walk.arrives('/');
    await until('the newest text', async () => (await written()) === latest);
    await walk.goes('/deployment');
    await walk.presses('button', demo, 'header');
    await walk.focusInDialog();
    await fillIn({ visitor, ...walk });
    await walk.presses('button', copy.actions.send);
    await walk.sees('heading', copy.success.title);
    await visitor.back();
    await walk.arrives('/');
    await until('an empty form', async () => (await written()) === '');
  },

  async 'without script the menus open, and every button leads to a way to write'({ visitor, ...walk }) {
    await walk.goes('/hosting?noscript');
    await walk.presses('menu', modules);
    await walk.sees('link', overtime, 'header');
    const address = () =>
      visitor.run(() => {
        const panel = document.querySelector('#direct-contact');
        const link = panel?.querySelector('a[href^="mailto:"]')?.getBoundingClientRect();
        const dead = [...(panel?.querySelectorAll('button') ?? [])].filter(
          (button) => button.getClientRects().length > 0,
        );
        const knows = 'popover' in HTMLElement.prototype;
        return { knows, shown: Boolean(link && link.width > 0), dead: dead.length };
      });
    if ((await address()).knows) await walk.presses('button', demo, 'header');
    await until('the direct way to write', async () => (await address()).shown);
    const { knows, dead } = await address();
    expect(dead).toBe(knows ? 1 : 0);
  },

  async 'printed, every page keeps its title and all its texts, and loses its buttons'({ visitor, goes }) {
    for (const path of paths.filter((one) => one !== lost)) {
      await goes(path);
      const { gone, buttons } = await visitor.run(onPaper);
      expect({ gone, buttons }, path).toEqual({ gone: [], buttons: 0 });
    }
  },
};

/** Opens the Modules menu, closes it by Escape, and goes to its page and back. */
async function throughModules({ visitor, ...walk }: Walk, from: string): Promise<void> {
  await walk.presses('menu', modules);
  await walk.sees('link', overtime, 'header');
  await visitor.escape();
  await walk.hidden('link', overtime, 'header');
  await walk.focusOn(modules);
  // By pointer: the keys that WebDriver sends to Firefox press no button.
  await walk.presses('menu', modules);
  await walk.presses('link', overtime, 'header');
  await walk.arrives('/overtime-module');
  await visitor.back();
  await walk.arrives(from);
}

/** Fills in the open form, as a person does. */
export async function fillIn(walk: Walk): Promise<void> {
  await walk.fills(copy.fields.firstName, 'Claire');
  await walk.fills(copy.fields.lastName, 'Martin');
  await walk.fills(copy.fields.email, 'claire.martin@ville.example');
  await walk.fills(copy.fields.message, message);
  await walk.presses('field', copy.fields.consent);
}

/** Runs in the page. */
function scrollsBehind(): boolean {
  const before = scrollY;
  scrollBy({ top: 300, behavior: 'instant' as ScrollBehavior });
  const locked = getComputedStyle(document.documentElement).overflowY === 'hidden';
  scrollTo({ top: before, behavior: 'instant' as ScrollBehavior });
  return !locked;
}
