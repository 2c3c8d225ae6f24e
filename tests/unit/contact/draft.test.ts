// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { claireTypes } from '../../claire.ts';
import {
  appear,
  asksBeforeLeaving,
  muteErrors,
  type OpenPage,
  openFilledIn,
  openPage,
} from './open-page.tsx';

const { message } = claireTypes;

beforeEach(() => {
  history.replaceState(null, '', '/');
});

/** The tab lets nothing be stored, or read. */
function blockStorage(): void {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

/** Sets the clock of the visitor's machine. */
function itIs(date: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) });
}

/** What the tab keeps, as `sessionStorage` has it. */
const stored = () => JSON.parse(sessionStorage.getItem('contact-draft') ?? 'null');

/** Leaves a draft in the tab, as an earlier page stored it. */
function leaveDraft(change: Record<string, unknown> = {}): void {
  const draft = { ...claireTypes, phone: '', company: '', subject: 'demo', preset: 'demo' };
  sessionStorage.setItem('contact-draft', JSON.stringify({ ...draft, ...change }));
}

/** Makes « Envoyer » fail, so that the request is sent again. */
async function failOnce(page: OpenPage): Promise<void> {
  muteErrors();
  page.service.mockResolvedValueOnce(new Response('no', { status: 500 }));
  page.submit();
  await page.shows('error');
}

test('what I typed stands in the form of the next page', async () => {
  const page = await openPage();
  page.press();
  page.fill({ phone: '01 02', company: 'Ville' });
  page.leave();

  const next = await openPage();

  expect(next.element('message').value).toBe(message);
  expect(next.element('phone').value).toBe('01 02');
  expect(next.element('company').value).toBe('Ville');
  expect(next.element('consent').checked).toBe(false);
  expect(next.text('counter')).toBe('40/500 caractères');
});

test('a form that I only opened keeps nothing, and lets me leave', async () => {
  const page = await openPage();
  page.press();
  expect(asksBeforeLeaving()).toBe(false);
  expect(stored()).toBeNull();
});

test('what an extension fills in without an event is kept when I leave', async () => {
  const page = await openPage();
  page.press();
  page.element('message').value = message;
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toMatchObject({ message });
});

test('what an extension fills in before a button fills in its subject is kept too', async () => {
  const page = await openPage();
  page.element('message').value = message;
  page.press('hosting');
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toMatchObject({ message, subject: 'hosting' });
});

test('where the tab keeps nothing, I am asked before I leave what I typed', async () => {
  blockStorage();
  const page = await openPage();
  page.press();
  expect(asksBeforeLeaving()).toBe(false);
  page.type('message', message);
  expect(asksBeforeLeaving()).toBe(true);
});

test('I am asked before I leave while my message is sent', async () => {
  const page = await openFilledIn();
  page.service.mockReturnValue(new Promise(() => {}));
  page.submit();
  await page.shows('sending');
  expect(asksBeforeLeaving()).toBe(true);
});

test('where the tab keeps nothing, a page that finishes loading late leaves what I typed', async () => {
  blockStorage();
  const page = await openPage();
  page.press();
  page.type('message', message);
  appear();
  expect(page.element('message').value).toBe(message);
});

test('a page that finishes loading late leaves a subject that I found in the open form', async () => {
  const page = await openPage();
  page.press('hosting');
  appear();
  expect(page.element('subject').value).toBe('hosting');
});

test('what an extension types into the closed form stays when the page finishes loading late', async () => {
  blockStorage();
  const page = await openPage();
  page.type('message', message);
  appear();
  expect(page.element('message').value).toBe(message);
});

test('what the browser filled in from an earlier visit goes when the page is loaded', async () => {
  const page = await openPage(() => {
    document.querySelector('textarea')?.append('Ancien message');
    const area = document.querySelector('textarea');
    if (area) {
      area.value = 'Déjà envoyé';
      area.defaultValue = '';
    }
  });
  expect(page.element('message').value).toBe('');
  expect(asksBeforeLeaving()).toBe(false);
});

test('a page that the browser brings back shows what I typed on another one', async () => {
  const page = await openPage();
  leaveDraft({ message: 'Écrit sur une autre page' });
  appear(true);
  expect(page.element('message').value).toBe('Écrit sur une autre page');
});

test('what I typed here is not replaced by what the tab keeps of another page', async () => {
  const page = await openPage();
  page.press();
  page.element('message').value = message;
  leaveDraft({ message: 'Écrit sur une autre page' });
  page.close();
  page.press();
  expect(page.element('message').value).toBe(message);
});

test('a tick that I set stays while I close and open the form; a text from another page takes it away', async () => {
  const page = await openPage();
  page.press();
  page.fill();
  page.close();
  page.press();
  expect(page.element('consent').checked).toBe(true);
  page.close();
  leaveDraft({ message: 'Écrit sur une autre page' });
  page.press();
  expect(page.element('consent').checked).toBe(false);
  expect(page.text('counter')).toBe('24/500 caractères');
});

test('where tabs cannot tell each other anything, my text is kept all the same', async () => {
  vi.stubGlobal('BroadcastChannel', function blocked() {
    throw new DOMException('denied', 'SecurityError');
  });
  const page = await openPage();
  page.press();
  page.type('message', message);
  expect(stored()).toMatchObject({ message });
  expect(asksBeforeLeaving()).toBe(false);
});

test('each button fills in its own subject, until I choose one', async () => {
  const page = await openPage();
  page.press('demo');
  page.type('message', message);
  page.close();
  page.press('hosting');
  expect(page.element('subject').value).toBe('hosting');
  page.type('subject', 'pricing');
  page.close();
  page.press('demo');
  expect(page.element('subject').value).toBe('pricing');
});

test('the very subject that a button had filled in stays, once I have chosen it myself', async () => {
  const page = await openPage();
  page.press('demo');
  expect(page.element('subject').value).toBe('demo');
  page.type('subject', 'pricing');
  page.type('subject', 'demo');
  page.close();
  page.press('hosting');
  expect(page.element('subject').value).toBe('demo');
});

test('a subject that an extension has emptied without an event is filled in by the next button', async () => {
  const page = await openPage();
  page.press('demo');
  page.element('subject').value = '';
  page.close();
  page.press('hosting');
  expect(page.element('subject').value).toBe('hosting');
});

test('a subject that I take away may be filled in by the next button', async () => {
  const page = await openPage();
  page.press('demo');
  page.type('subject', '');
  page.close();
  page.press('hosting');
  expect(page.element('subject').value).toBe('hosting');
});

test('a subject that I chose before stays mine on the next page; one of a button does not', async () => {
  leaveDraft({ subject: 'pricing', preset: '' });
  const chosen = await openPage();
  chosen.press('hosting');
  expect(chosen.element('subject').value).toBe('pricing');
  chosen.leave();

  leaveDraft({ subject: 'demo', preset: 'demo' });
  const preset = await openPage();
  preset.press('hosting');
  expect(preset.element('subject').value).toBe('hosting');
});

test('a subject that the form does not know is none', async () => {
  leaveDraft({ subject: 'fax', preset: 7 });
  const page = await openPage();
  page.press('hosting');
  expect(page.element('subject').value).toBe('hosting');
});

test.each(['{', '5', 'null', '[null]', '{"message":{},"date":5,"subject":"fax"}'])(
  'a stored draft that reads %s is none, and my message is sent',
  async (text) => {
    sessionStorage.setItem('contact-draft', text);
    const page = await openPage();
    page.press();
    expect(page.element('message').value).toBe('');
    page.fill();
    await page.react();
    page.submit();
    await page.shows('success');
    expect(page.emails).toHaveLength(1);
  },
);

test('a retry from another button and page is the same request: date, subject, context and page', async () => {
  const page = await openPage();
  page.press('demo');
  page.fill();
  await page.react();
  await failOnce(page);
  page.leave();

  history.replaceState(null, '', '/hosting');
  const next = await openPage();
  next.press('hosting');
  next.element('consent').checked = true;
  await next.react();
  next.submit();
  await next.shows('success');

  const circumstances = ({ timestamp, subject, context, source }: Record<string, string>) => ({
    timestamp,
    subject,
    context,
    source,
  });
  const [first, retry] = [page, next].map(({ emails }) => circumstances(emails[0] ?? {}));
  expect(first).toMatchObject({ subject: 'Démo', context: 'Demo', source: '/' });
  expect(retry).toEqual(first);
});

test.each(['firstName', 'message', 'company', 'subject'])(
  'a request whose %s I edited is a new one, with the page’s own context',
  async (name) => {
    leaveDraft({ date: '2026-01-01T00:00:00.000Z', purpose: 'demo', source: '/alt' });
    const page = await openPage();
    page.press('hosting');
    page.element('consent').checked = true;
    page.type(name, name === 'subject' ? 'other' : 'Un autre texte');
    await page.react();
    page.submit();
    await page.shows('success');
    expect(page.emails[0]).toMatchObject({ context: 'Hosting', source: '/' });
    expect(page.emails[0]?.timestamp).not.toBe('2026-01-01T00:00:00.000Z');
  },
);

test('a stored request that was sent before keeps its date, context and page', async () => {
  leaveDraft({ date: '2026-01-01T00:00:00.000Z', purpose: 'overtime', source: '/alt' });
  const page = await openPage();
  page.press('hosting');
  page.element('consent').checked = true;
  await page.react();
  page.submit();
  await page.shows('success');
  expect(page.emails).toEqual([
    expect.objectContaining({
      timestamp: '2026-01-01T00:00:00.000Z',
      subject: 'Démo',
      context: 'Module heures supplémentaires',
      source: '/alt',
    }),
  ]);
});

test.each(['x', '9999-12-31T00:00:00.000Z', '', 'Infinity'])(
  'a stored date that reads %j is dropped, and my message is sent with today’s',
  async (date) => {
    leaveDraft({ date, purpose: 'overtime', source: '/alt' });
    const page = await openPage();
    page.press('hosting');
    page.element('consent').checked = true;
    await page.react();
    const timestamp = '2026-07-01T08:00:00.000Z';
    itIs(timestamp);
    page.submit();
    await page.shows('success');
    expect(page.emails[0]).toMatchObject({ message, timestamp, context: 'Hosting', source: '/' });
  },
);

test('a field that changes by itself while my message is sent: the next, different one has a date of its own', async () => {
  const page = await openFilledIn();
  const answer = Promise.withResolvers<Response>();
  page.service.mockReturnValueOnce(answer.promise);
  itIs('2026-07-01T08:00:00.000Z');
  page.submit();
  await page.shows('sending');
  page.element('company').value = 'Ville de Lyon';
  answer.resolve(new Response('OK'));
  await page.shows('success');
  page.close();
  await page.shows('idle');

  itIs('2026-07-01T09:00:00.000Z');
  page.press();
  page.submit();
  await page.shows('success');

  expect(page.emails).toEqual([
    expect.objectContaining({ company: 'Non renseigné', timestamp: '2026-07-01T08:00:00.000Z' }),
    expect.objectContaining({ company: 'Ville de Lyon', timestamp: '2026-07-01T09:00:00.000Z' }),
  ]);
});

test('after a success the form is empty for the same button, here and on the next page', async () => {
  const page = await openPage();
  page.press('hosting');
  page.fill({ phone: '01 02' });
  page.type('subject', 'pricing');
  await page.react();
  page.submit();
  await page.shows('success');
  expect(page.element('message').value).toBe('');
  expect(page.element('phone').value).toBe('');
  expect(page.element('subject').value).toBe('hosting');
  expect(page.element('consent').checked).toBe(false);
  expect(stored()).toMatchObject({ message: '', subject: 'hosting', preset: 'hosting' });
  expect(stored()).not.toHaveProperty('date');
  expect(asksBeforeLeaving()).toBe(false);
});

test('a subject that I chose while my message was sent does not keep the sent text', async () => {
  const page = await openFilledIn();
  const answer = Promise.withResolvers<Response>();
  page.service.mockReturnValueOnce(answer.promise);
  page.submit();
  await page.shows('sending');
  page.type('subject', 'other');
  answer.resolve(new Response('OK'));
  await page.shows('success');
  expect(page.element('message').value).toBe('');
});

test('the same text sent again after a success is a new request', async () => {
  const page = await openFilledIn();
  itIs('2026-07-01T08:00:00.000Z');
  page.submit();
  await page.shows('success');
  page.close();
  await page.shows('idle');

  itIs('2026-07-01T09:00:00.000Z');
  page.press();
  page.fill();
  page.submit();
  await page.shows('success');

  expect(page.emails.map(({ timestamp }) => timestamp)).toEqual([
    '2026-07-01T08:00:00.000Z',
    '2026-07-01T09:00:00.000Z',
  ]);
});

test('a field that an extension has removed is empty, and the rest is kept', async () => {
  leaveDraft();
  const page = await openPage(() => document.querySelector('#contact-company')?.remove());
  page.press();
  expect(page.element('message').value).toBe(message);
  page.type('phone', '01');
  expect(stored()).toMatchObject({ company: '', phone: '01' });
});
