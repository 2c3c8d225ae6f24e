import { randomUUID } from 'node:crypto';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { claireTypes } from '../claire.ts';
import { until } from '../until.ts';
import type { Driver } from './driver.ts';

type Role = 'button' | 'link' | 'menu' | 'field' | 'heading' | 'text';

export type Visitor = ReturnType<typeof visitorOf>;

/** A visitor of this site, who finds everything by its role and name; with a mailbox of his own. */
export function visitorOf(driver: Driver, origin: string) {
  const cookie = `mailbox=${randomUUID()}`;
  const mailbox = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/_mailbox/${path}`, { ...init, headers: { cookie } });
  const visitor = {
    ...driver,
    async goTo(path: string) {
      await driver.open(origin + path);
      await visitor.setCookie(cookie);
    },
    setCookie: (text: string) =>
      driver.run((own) => void Object.assign(document, { cookie: own }), `${text}; path=/`),
    find: (role: Role, name: string, area = 'body') => driver.run(findByRole, role, name, area),
    see: (role: Role, name: string, area?: string) =>
      until(`${role} « ${name} »`, () => visitor.find(role, name, area)),
    seeNo: (role: Role, name: string, area?: string) =>
      until(`no ${role} « ${name} »`, async () => !(await visitor.find(role, name, area))),
    async press(role: Role, name: string, area?: string) {
      const { x, y } = await visitor.see(role, name, area);
      await driver.click(x, y);
    },
    async fill(label: string, text: string) {
      await visitor.press('field', label);
      await driver.type(text);
    },
    isAt: (path: string) =>
      until(`the page ${path}`, () => driver.run((wanted) => location.pathname === wanted, path)),
    /** Waits until the element with this name or label has the focus. */
    hasFocusOn: (name: string) =>
      until(`the focus on « ${name} »`, () =>
        driver.run((wanted) => {
          const element = document.activeElement as HTMLInputElement | null;
          return (element?.labels?.[0] ?? element)?.textContent?.trim().startsWith(wanted);
        }, name),
      ),
    /** Opens the form by its first button in an area. */
    async openForm(area: 'header' | 'main') {
      await visitor.press('button', common.nav.demo, area);
      await until('the focus in the dialog', () =>
        driver.run(() =>
          Boolean(document.querySelector('dialog:modal')?.contains(document.activeElement)),
        ),
      );
    },
    async fillForm() {
      for (const [name, text] of Object.entries(claireTypes)) {
        await visitor.fill(copy.fields[name as keyof typeof claireTypes], text);
      }
      await visitor.press('field', copy.fields.consent);
    },
    /** Waits until a field holds this text. */
    hasTyped: (field: 'firstName' | 'message', text: string) =>
      until(`« ${text} » in ${field}`, () =>
        driver.run(
          (name, wanted) =>
            document.querySelector<HTMLInputElement>(`dialog [name=${name}]`)?.value === wanted,
          field,
          text,
        ),
      ),
    /** Waits until React has come to the form: Firefox writes an error for a script that is still on its way when a page is left. */
    seeReactReady: () =>
      until('React in the form', () =>
        driver.run(() => document.querySelector('#contact-form[data-ready]') !== null),
      ),
    seeFormClosed: () =>
      until('the dialog closed', () => driver.run(() => !document.querySelector('dialog:modal'))),
    /** Tells the mailbox how to answer the next send. */
    nextSend: (behaviour: object) =>
      mailbox('next', { method: 'POST', body: JSON.stringify(behaviour) }),
    countLetters: async () => ((await (await mailbox('letters.json')).json()) as unknown[]).length,
  };
  return visitor;
}

/**
 * Runs in the page. Finds an element by its role and the beginning of its name, as a visitor does, in the open dialog if
 * there is one, and scrolls it into view.
 * @returns its centre in CSS pixels, or null where it is hidden, covered or still moving.
 */
function findByRole(role: Role, name: string, area = 'body'): { x: number; y: number } | null {
  const selectors = {
    button: 'button',
    link: 'a[href]',
    menu: 'summary',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    text: 'p, li, h1, h2, h3, button',
  };
  const isMoving = () =>
    document.getAnimations().some(({ timeline, playState, effect }) => {
      const isOnClock = timeline === document.timeline;
      const isOnce = effect?.getComputedTiming().iterations === 1;
      return isOnClock && isOnce && playState === 'running';
    });
  const isNamed = (element: Element) => {
    const labelled = (element as HTMLInputElement).labels?.[0] ?? element;
    const names = [element.getAttribute('aria-label'), labelled.textContent?.trim()];
    return names.some((text) => text?.startsWith(name));
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const visibleCentre = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) {
      return null;
    }
    const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const topmost = document.elementFromPoint(centre.x, centre.y);
    const isUncovered = topmost && (element.contains(topmost) || topmost.contains(element));
    return isUncovered ? centre : null;
  };

  if (isMoving()) {
    return null;
  }
  const openDialog = document.querySelector('dialog:modal');
  const scope = openDialog ?? document.querySelector(area) ?? document.body;
  const candidates = [...scope.querySelectorAll(selectors[role])];
  for (const element of candidates.filter(isNamed).filter(isShown)) {
    const centre = visibleCentre(element);
    if (centre) {
      return centre;
    }
  }
  return null;
}
