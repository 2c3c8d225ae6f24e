// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { claireTypes } from '../../claire.ts';
import { contactButton, copy, holdTimers, muteErrors, openPage, openPanel } from './open-page.tsx';

const { actions, failure, load } = copy;
const { message } = claireTypes;

test('each button opens the dialog with its own title, subtitle and hint', async () => {
  const page = await openPage();
  page.press('hosting');
  const { title, subtitle, messageHint } = copy.purposes.hosting;
  expect(page.dialog.open).toBe(true);
  expect(page.text('title')).toBe(title);
  expect(page.text('subtitle')).toBe(subtitle);
  expect(page.text('hint')).toBe(messageHint);
});

test('a contact button opens the form, and not the panel with the e-mail address', async () => {
  const page = await openPage();
  const isLeftToBrowser = page.press();
  expect(isLeftToBrowser).toBe(false);
});

test('a button that I pressed before the script was there opens its form, and has the focus when I close it', async () => {
  const page = await openPage(() => openPanel(contactButton('hosting')));
  expect(page.text('title')).toBe(copy.purposes.hosting.title);
  expect(page.element('subject').value).toBe('hosting');
  expect(document.activeElement).toBe(page.element('firstName'));
  expect(document.querySelector('#direct-contact')?.matches(':popover-open')).toBe(false);
  page.close();
  expect(document.activeElement).toBe(contactButton('hosting'));
});

test('where a browser does not tell which button I pressed, the form opens with its own title and no subject', async () => {
  const page = await openPage(() => openPanel(null));
  expect(page.dialog.open).toBe(true);
  expect(page.text('title')).toBe(copy.defaults.title);
  const [subject] = page.element<HTMLSelectElement>('subject').selectedOptions;
  expect(subject?.textContent).toBe(copy.fields.subjectPlaceholder);
  expect(document.activeElement).toBe(page.element('firstName'));
  page.fill();
  await page.react();
  page.submit();
  await page.shows('success');
  expect(page.emails).toEqual([expect.objectContaining({ context: 'Contact' })]);
});

test('the form stays closed, and the panel where it was, as long as I press no button', async () => {
  const page = await openPage(() => openPanel(null).hidePopover());
  expect(page.dialog.open).toBe(false);
  expect(document.querySelector('#direct-contact')).not.toBeNull();
});

test.each([
  ['keeps the room of its scrollbar', 1009, 'stable'],
  ['makes no room for a scrollbar that it does not have', 1024, ''],
])('while the form is open the page %s, so that nothing moves', async (_what, width, gutter) => {
  document.documentElement.removeAttribute('style');
  vi.stubGlobal('innerWidth', 1024);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const page = await openPage();
  page.press();
  expect(document.documentElement.style.scrollbarGutter).toBe(gutter);
});

test('the closed form is laid out before I press a button, and stays out of sight', async () => {
  const page = await openPage();
  let displayInLayout = '';
  vi.spyOn(page.dialog, 'getBoundingClientRect').mockImplementation(() => {
    displayInLayout = page.dialog.style.display;
    return new DOMRect();
  });
  await vi.waitFor(() => expect(displayInLayout).toBe('block'));
  expect(page.dialog.style.display).toBe('');
});

test('a mouse leads me to the first field, a key to the dialog, and closing back to the button', async () => {
  const page = await openPage();
  const button = contactButton();
  page.press('demo', 1);
  expect(document.activeElement).toBe(page.element('firstName'));
  page.close();
  expect(document.activeElement).toBe(button);
  page.dialog.tabIndex = -1;
  page.press('demo', 0);
  expect(document.activeElement).toBe(page.dialog);
});

test('a form that I left at its end opens at its beginning', async () => {
  const page = await openPage();
  page.press();
  page.dialog.scrollTop = 300;
  page.close();
  page.press();
  expect(page.dialog.scrollTop).toBe(0);
});

test('where the button is gone by then, the focus comes back to the page', async () => {
  const page = await openPage();
  page.press();
  document.querySelector('[data-purpose=demo]')?.remove();
  page.close();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('« Annuler », the cross and the backdrop close the dialog; the form and a half press do not', async () => {
  const page = await openPage();
  const pointer = (type: string, target: Element) =>
    target.dispatchEvent(new Event(type, { bubbles: true }));
  const click = (target: Element, detail = 1) =>
    target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  const pressFrom = (from: Element, to: Element, detail = 1) => {
    pointer('pointerdown', from);
    pointer('pointerup', to);
    click(page.dialog, detail);
  };
  for (const control of page.dialog.querySelectorAll<HTMLElement>('button[data-close]')) {
    page.press();
    control.click();
    expect(page.dialog.open).toBe(false);
  }
  page.press();
  click(page.form);
  pressFrom(page.form, page.dialog);
  pressFrom(page.dialog, page.form);
  pressFrom(page.dialog, page.dialog, 2);
  expect(page.dialog.open).toBe(true);
  pressFrom(page.dialog, page.dialog);
  expect(page.dialog.open).toBe(false);

  page.press();
  const tickByKey = () => click(page.element('consent'), 0);
  tickByKey();
  expect(page.dialog.open).toBe(true);
});

test('Enter that I hold sends nothing again; in the message it makes lines', async () => {
  const page = await openPage();
  const isStopped = (name: string, key: string, repeat: boolean) =>
    !page
      .element(name)
      .dispatchEvent(
        new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }),
      );
  expect(isStopped('email', 'Enter', true)).toBe(true);
  expect(isStopped('email', 'Enter', false)).toBe(false);
  expect(isStopped('email', 'a', true)).toBe(false);
  expect(isStopped('message', 'Enter', true)).toBe(false);
});

test('the counter shows how long my message is; an emoji counts once', async () => {
  const page = await openPage();
  page.press();
  page.type('message', 'Bonjour 😀');
  expect(page.text('counter')).toBe('9/500 caractères');
});

test('a screen reader says the count a second after my last key, while I am in the message', async () => {
  const page = await openPage();
  page.press();
  holdTimers();
  page.element('message').focus();
  page.type('message', 'Bon');
  vi.advanceTimersByTime(900);
  page.type('message', 'Bonjour');
  vi.advanceTimersByTime(900);
  expect(page.text('status')).toBe('');
  vi.advanceTimersByTime(200);
  expect(page.text('status')).toBe('7/500 caractères');
});

test('who goes on to another field does not hear the count', async () => {
  const page = await openPage();
  page.press();
  holdTimers();
  page.element('message').focus();
  page.type('message', 'Bonjour');
  page.element('email').focus();
  vi.advanceTimersByTime(2000);
  page.type('message', 'Bonsoir');
  page.element('message').focus();
  page.type('email', 'c');
  vi.advanceTimersByTime(2000);
  expect(page.text('status')).toBe('');
});

test.each(['pointerover', 'focusin'])(
  'React is fetched once, at the first sign of intent, as is a %s',
  async (sign) => {
    const page = await openPage();
    expect(page.texts).not.toHaveBeenCalled();
    const button = document.querySelector('[data-purpose=demo]');
    document.querySelector('main')?.dispatchEvent(new Event(sign, { bubbles: true }));
    document.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(page.texts).not.toHaveBeenCalled();
    button?.dispatchEvent(new Event(sign, { bubbles: true }));
    button?.dispatchEvent(new Event(sign, { bubbles: true }));
    await page.react();
    expect(page.texts).toHaveBeenCalledOnce();
  },
);

test('« Envoyer » waits for React, and is carried out once', async () => {
  const page = await openPage();
  page.press();
  page.fill();
  page.submit();
  page.submit();
  expect(page.dialog.dataset.status).toBe('sending');
  expect(page.text('send')).toBe(actions.sending);
  await page.shows('success');
  expect(page.emails).toHaveLength(1);
});

test('closing the dialog while « Envoyer » waits cancels it, and the page says that nothing was sent', async () => {
  const page = await openPage();
  page.press();
  page.fill();
  page.submit();
  page.close();
  expect(page.dialog.dataset.status).toBe('idle');
  expect(page.text('announcement')).toBe(`${failure.notSent} ${failure.reopen}`);
  await page.react();
  expect(page.emails).toEqual([]);
  expect(page.element('message').value).toBe(message);
});

test('« Envoyer » that I cancelled stays cancelled, also where I had pressed it twice', async () => {
  const page = await openPage();
  page.texts.mockReturnValue(new Promise(() => {}));
  page.press();
  holdTimers();
  page.submit();
  vi.advanceTimersByTime(1000);
  page.submit();
  page.close();
  vi.advanceTimersByTime(20_000);
  expect(page.dialog.dataset.status).toBe('idle');
});

test('each announcement of the page stays for ten seconds', async () => {
  const page = await openPage();
  page.texts.mockReturnValue(new Promise(() => {}));
  holdTimers();
  const cancel = () => {
    page.press();
    page.submit();
    page.close();
  };
  cancel();
  vi.advanceTimersByTime(6000);
  cancel();
  vi.advanceTimersByTime(9900);
  expect(page.text('announcement')).toBe(`${failure.notSent} ${failure.reopen}`);
  vi.advanceTimersByTime(200);
  expect(page.text('announcement')).toBe('');
});

test('« Envoyer » never leaves the page, whether React is there or not', async () => {
  const page = await openPage();
  const submit = () =>
    page.form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  page.press();
  expect(submit()).toBe(false);
  page.close();
  await page.react();
  page.press();
  expect(submit()).toBe(false);
});

test('closing the dialog without a press on « Envoyer » says nothing', async () => {
  const page = await openPage();
  page.press();
  page.close();
  expect(page.text('announcement')).toBe('');
});

test('after fifteen seconds without React I am offered other ways to write', async () => {
  const page = await openPage();
  page.texts.mockReturnValue(new Promise(() => {}));
  page.press();
  holdTimers();
  page.submit();
  vi.advanceTimersByTime(14_900);
  expect(page.dialog.dataset.status).toBe('sending');
  vi.advanceTimersByTime(200);
  expect(page.dialog.dataset.status).toBe('not-loaded');
  expect(page.text('send')).toBe(actions.send);
  expect(page.dialog.textContent).toContain(load.failed);
});

test('React that comes late takes away what was said without it', async () => {
  const page = await openPage();
  const texts = Promise.withResolvers<Response>();
  page.texts.mockReturnValue(texts.promise);
  page.press();
  holdTimers();
  page.submit();
  vi.advanceTimersByTime(15_000);
  expect(page.dialog.dataset.status).toBe('not-loaded');
  texts.resolve(Response.json(copy));
  await page.react();
  await page.shows('idle');
});

test('texts that do not come are said at once, and fetched again by the next « Envoyer »', async () => {
  const error = muteErrors();
  const page = await openPage();
  page.texts.mockResolvedValueOnce(new Response('', { status: 404, statusText: 'Not Found' }));
  page.press();
  page.fill();
  await page.shows('not-loaded');
  expect(`${error.mock.calls[0]?.[0]}`).toContain('Not Found');
  page.submit();
  await page.shows('success');
  expect(page.emails).toHaveLength(1);
});

test('the box of a failure takes my message to my mail program, with the subject of the form', async () => {
  const page = await openPage();
  page.press();
  page.fill();
  const link = page.element<HTMLAnchorElement>('mailto');
  const address = link.pathname;
  page.element('mailto').click();
  const parameters = new URL(link.href).searchParams;
  expect(new URL(link.href).pathname).toBe(address);
  expect(parameters.get('subject')).toBe(copy.subjects.demo);
  expect(parameters.get('body')).toContain(message);
  expect(page.text('note')).toBe('');
});

test('without a subject the e-mail has the title of the dialog; a long message is cut, and I am told until I edit', async () => {
  const page = await openPage();
  page.press();
  page.fill({ subject: '', message: 'é'.repeat(5000) });
  page.element('mailto').click();
  const { href } = page.element<HTMLAnchorElement>('mailto');
  expect(new URL(href).searchParams.get('subject')).toBe(copy.purposes.demo.title);
  expect(page.text('note')).toBe(failure.cut);
  page.type('phone', '01');
  expect(page.text('note')).toBe('');
});

test.each([
  ['copies my message', async () => {}, failure.copied],
  ['says so where the browser refuses', () => Promise.reject(new Error()), failure.notCopied],
])('« Copier le message » %s', async (_what, writeText, note) => {
  const write = vi.fn<(text: string) => Promise<void>>(writeText);
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  const page = await openPage();
  page.press();
  page.fill();
  page.element('copy').click();
  await vi.waitFor(() => expect(page.text('note')).toBe(note));
  expect(write.mock.calls[0]?.[0]).toContain(message);
});

test('« Recharger la page » loads the page again', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const page = await openPage();
  page.press();
  page.button(load.reload).click();
  expect(reload).toHaveBeenCalledOnce();
});

test('a browser that knows neither dialogs nor panels leads me to the e-mail address', async () => {
  const page = await openPage(() => {
    document.querySelector('dialog')?.remove();
    document.querySelector('#direct-contact')?.removeAttribute('popover');
  });
  page.press();
  expect(document.activeElement?.id).toBe('direct-contact');
});

test('a browser without panels of its own shows the form instead of the panel', async () => {
  await openPage();
  expect(document.querySelector('#direct-contact')).toBeNull();
});
