import { randomUUID } from 'node:crypto';
import { type Role, spot } from './spot.ts';
import { until, type Visitor } from './visitor.ts';

/** A visitor on this site, who goes by what is written on it. */
export type Walk = ReturnType<typeof walkOf>;

export function walkOf(visitor: Visitor, origin: string) {
  const sender = randomUUID();
  const sees = (role: Role, name: string, area?: string) =>
    until(`${role} « ${name} »`, () => visitor.run(spot, role, name, area ?? 'body'));
  const mailbox = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/_mailbox/${path}`, { ...init, headers: { cookie: `mailbox=${sender}` } });
  return {
    visitor,
    sees,
    async goes(path: string) {
      await visitor.open(origin + path);
      await visitor.run(
        (cookie) => Object.keys(Object.assign(document, { cookie })).length,
        `mailbox=${sender}; path=/`,
      );
    },
    async presses(role: Role, name: string, area?: string) {
      const { x, y } = await sees(role, name, area);
      await visitor.click(x, y);
    },
    async fills(name: string, text: string) {
      const { x, y } = await sees('field', name);
      await visitor.click(x, y);
      await visitor.type(text);
    },
    hidden: (role: Role, name: string, area?: string) =>
      until(`no ${role} « ${name} »`, async () => !(await visitor.run(spot, role, name, area ?? 'body'))),
    arrives: (path: string) =>
      until(`the page ${path}`, () => visitor.run((wanted) => location.pathname === wanted, path)),
    /** Waits until the focus is on what has this name, or this error among its descriptions. */
    focusOn: (name: string) =>
      until(`the focus on « ${name} »`, () =>
        visitor.run((wanted) => {
          const element = document.activeElement as HTMLInputElement | null;
          return (element?.labels?.[0] ?? element)?.textContent?.trim().startsWith(wanted);
        }, name),
      ),
    focusInDialog: () =>
      until('the focus in the dialog', () =>
        visitor.run(() => Boolean(document.querySelector('dialog:modal')?.contains(document.activeElement))),
      ),
    next: (behaviour: object) => mailbox('next', { method: 'POST', body: JSON.stringify(behaviour) }),
    letters: async (): Promise<{ parameters: Record<string, string> }[]> => (await mailbox('letters.json')).json(),
  };
}
