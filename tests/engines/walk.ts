import { randomUUID } from 'node:crypto';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { type Role, spot } from './spot.ts';
import { until, type Visitor } from './visitor.ts';

export const message = 'Nous gérons 120 vacataires sur 14 sites.';

/** A visitor on this site, who goes by what is written on it. */
export type Walk = ReturnType<typeof walkOf>;

export function walkOf(visitor: Visitor, origin: string) {
  const cookie = `mailbox=${randomUUID()}`;
  const mailbox = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/_mailbox/${path}`, { ...init, headers: { cookie } });
  const walk = {
    ...visitor,
    async goes(path: string) {
      await visitor.open(origin + path);
      await visitor.run((own) => Object.keys(Object.assign(document, { cookie: own })).length, `${cookie}; path=/`);
    },
    spots: (role: Role, name: string, area = 'body') => visitor.run(spot, role, name, area),
    sees: (role: Role, name: string, area?: string) => until(`${role} « ${name} »`, () => walk.spots(role, name, area)),
    hidden: (role: Role, name: string, area?: string) =>
      until(`no ${role} « ${name} »`, async () => !(await walk.spots(role, name, area))),
    async presses(role: Role, name: string, area?: string) {
      const { x, y } = await walk.sees(role, name, area);
      await visitor.click(x, y);
    },
    async fills(name: string, text: string) {
      await walk.presses('field', name);
      await visitor.type(text);
    },
    arrives: (path: string) =>
      until(`the page ${path}`, () => visitor.run((wanted) => location.pathname === wanted, path)),
    /** Waits until the focus is on what has this name, or this label. */
    focusOn: (name: string) =>
      until(`the focus on « ${name} »`, () =>
        visitor.run((wanted) => {
          const element = document.activeElement as HTMLInputElement | null;
          return (element?.labels?.[0] ?? element)?.textContent?.trim().startsWith(wanted);
        }, name),
      ),
    /** Opens the form by the first button for it there. */
    async opensForm(area: 'header' | 'main') {
      await walk.presses('button', common.nav.demo, area);
      await until('the focus in the dialog', () =>
        visitor.run(() => Boolean(document.querySelector('dialog:modal')?.contains(document.activeElement))),
      );
    },
    async fillsIn() {
      await walk.fills(copy.fields.firstName, 'Claire');
      await walk.fills(copy.fields.lastName, 'Martin');
      await walk.fills(copy.fields.email, 'claire.martin@ville.example');
      await walk.fills(copy.fields.message, message);
      await walk.presses('field', copy.fields.consent);
    },
    written: (field: 'firstName' | 'message') =>
      visitor.run((name) => document.querySelector<HTMLInputElement>(`dialog [name=${name}]`)?.value, field),
    formClosed: () => until('the dialog closed', () => visitor.run(() => !document.querySelector('dialog:modal'))),
    next: (behaviour: object) => mailbox('next', { method: 'POST', body: JSON.stringify(behaviour) }),
    letters: async (): Promise<{ parameters: Record<string, string> }[]> => (await mailbox('letters.json')).json(),
  };
  return walk;
}
