// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  contactButton,
  copy,
  holdTimers,
  muteErrors,
  type OpenPage,
  openFilledIn,
  openPage,
  untilRendered,
} from './open-page.tsx';

const { errors, failure, success, actions, background } = copy;

const refused = (status: number) => new Response('no', { status });
/** The alert that counts the fields that are wrong. */
const summary = (page: OpenPage) => page.dialog.querySelector('[role=alert].contact-summary');
const visible = (page: OpenPage, text: string) => page.dialog.textContent?.includes(text);

/** Sends a message that arrives. The time is held from then on: some looks of 50 ms have passed of the three seconds. */
async function openThanks(): Promise<OpenPage> {
  const page = await openFilledIn();
  holdTimers();
  page.submit();
  await page.shows('success');
  return page;
}

test('an empty form tells me under each field what is missing, and how many, and leads me to the first', async () => {
  const page = await openPage();
  page.press();
  await page.react();
  page.submit();
  await vi.waitFor(() => expect(document.activeElement).toBe(page.element('firstName')));
  expect(page.errors()).toEqual([
    errors.firstNameRequired,
    errors.lastNameRequired,
    errors.emailRequired,
    errors.messageRequired,
    errors.consentRequired,
  ]);
  expect(summary(page)?.textContent).toContain(errors.summary_other.replace('{{count}}', '5'));
  expect(page.element('email').getAttribute('aria-invalid')).toBe('true');
  expect(page.emails).toEqual([]);
});

test('a screen reader says with the count that nothing was sent, and each message once', async () => {
  const page = await openFilledIn({ firstName: '', email: 'claire' });
  expect(summary(page)).toBeNull();
  page.submit();
  await vi.waitFor(() => expect(summary(page)).not.toBeNull());
  expect(summary(page)?.textContent).toContain(failure.notSent);
  const said = [...(summary(page)?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
  expect(said).toEqual([errors.firstNameRequired, errors.emailFormat]);

  page.type('firstName', 'Claire');
  page.type('email', 'claire@ville.example');
  await vi.waitFor(() => expect(summary(page)).toBeNull());
});

test('messages that are out of sight come into view, the first field’s last of all', async () => {
  const page = await openFilledIn({ firstName: '', message: '' });
  page.submit();
  await vi.waitFor(() => expect(document.activeElement).toBe(page.element('firstName')));
  expect(page.broughtIntoView()).toEqual(['message-error', 'firstName-error', 'firstName-error']);
});

test('Tab to a field that is wrong brings its message into view; a press or a letter moves nothing', async () => {
  const page = await openFilledIn({ message: '' });
  const message = page.element('message');
  const releaseKey = (key: string) =>
    message.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  const seen = () => page.broughtIntoView().length;
  releaseKey('Tab');
  expect(seen()).toBe(0);
  page.submit();
  await vi.waitFor(() => expect(document.activeElement).toBe(message));

  const before = seen();
  releaseKey('a');
  message.click();
  expect(seen()).toBe(before);
  releaseKey('Tab');
  expect(page.broughtIntoView().slice(before)).toEqual(['message-error']);

  page.type('message', 'Nous gérons 120 vacataires.');
  await vi.waitFor(() => expect(page.errors()[3]).toBe(''));
  releaseKey('Tab');
  expect(seen()).toBe(before + 1);
});

test('messages are still there when I close the dialog and open it again', async () => {
  const page = await openFilledIn({ firstName: '' });
  page.submit();
  await vi.waitFor(() => expect(page.errors()[0]).toBe(errors.firstNameRequired));
  page.close();
  page.press();
  await untilRendered();
  expect(page.errors()[0]).toBe(errors.firstNameRequired);
});

test('a message goes when I correct its field, and the others stay', async () => {
  const page = await openFilledIn({ firstName: '', email: 'claire' });
  page.submit();
  await vi.waitFor(() => expect(page.errors()[0]).toBe(errors.firstNameRequired));
  page.type('firstName', 'C');
  await vi.waitFor(() => expect(page.errors()).toEqual(['', '', errors.emailFormat, '', '']));
  await vi.waitFor(() =>
    expect(page.element('firstName').hasAttribute('aria-invalid')).toBe(false),
  );
  expect(page.element('email').hasAttribute('aria-invalid')).toBe(true);
});

test('a message that changes says what is wrong now, and I am led there again', async () => {
  const page = await openFilledIn({ message: '' });
  page.submit();
  await vi.waitFor(() => expect(page.errors()[3]).toBe(errors.messageRequired));
  page.element('firstName').focus();
  page.element('message').value = 'court';
  page.submit();
  await vi.waitFor(() => expect(page.errors()[3]).toBe(errors.messageLength));
  await vi.waitFor(() => expect(document.activeElement).toBe(page.element('message')));
});

test('while my message is sent the button says so, and my text cannot be changed', async () => {
  const page = await openFilledIn();
  page.service.mockReturnValue(new Promise(() => {}));
  page.submit();
  await page.shows('sending');
  expect(page.text('send')).toBe(actions.sending);
  expect(page.text('status')).toBe(actions.sending);
  expect(page.element('send').getAttribute('aria-disabled')).toBe('true');
  expect(page.element('message').readOnly).toBe(true);
});

test('pressing « Envoyer » again and again sends one e-mail, and asks nothing of me once it is sent', async () => {
  const page = await openFilledIn();
  const answer = Promise.withResolvers<Response>();
  page.service.mockReturnValueOnce(answer.promise);
  page.submit();
  page.submit();
  await page.shows('sending');
  page.submit();
  answer.resolve(new Response('OK'));
  await page.shows('success');
  page.submit();
  await untilRendered();
  expect(page.emails).toHaveLength(1);
  expect(summary(page)).toBeNull();
});

test('a message that arrives is thanked for, by the dialog itself', async () => {
  const page = await openFilledIn();
  page.submit();
  await page.shows('success');
  expect(page.text('title')).toBe(success.title);
  expect(page.dialog.getAttribute('aria-describedby')).toBe('contact-thanks');
  expect(page.text('thanks')).toBe(success.body);
  expect(page.text('announcement')).toBe('');
  expect(page.emails).toHaveLength(1);
});

test('after three seconds the dialog closes, and opens as it was', async () => {
  const page = await openThanks();
  vi.advanceTimersByTime(2800);
  expect(page.dialog.open).toBe(true);
  vi.advanceTimersByTime(300);
  expect(page.dialog.open).toBe(false);
  await page.shows('idle');
  page.press();
  expect(page.text('title')).toBe(copy.purposes.demo.title);
  expect(page.dialog.getAttribute('aria-describedby')).toBe('contact-subtitle');
  expect(page.text('send')).toBe(actions.send);
});

test('when the thanks close by themselves, the focus is on the button that opened the form', async () => {
  const page = await openThanks();
  vi.advanceTimersByTime(3100);
  expect(page.dialog.open).toBe(false);
  await page.shows('idle');
  expect(document.activeElement).toBe(contactButton());
});

test('in a hidden tab the thanks stay; back there I have three seconds to read them', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const hide = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const page = await openThanks();
  vi.advanceTimersByTime(2000);
  hide(true);
  vi.advanceTimersByTime(60_000);
  expect(page.dialog.open).toBe(true);
  hide(false);
  vi.advanceTimersByTime(2900);
  expect(page.dialog.open).toBe(true);
  vi.advanceTimersByTime(200);
  expect(page.dialog.open).toBe(false);
});

test('the thanks stay while my pointer is on a button, also if I look at another tab meanwhile', async () => {
  const page = await openThanks();
  const button = page.button(actions.another);
  button.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await untilRendered();
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(page.dialog.open).toBe(true);

  const away = { bubbles: true, relatedTarget: page.dialog };
  button.dispatchEvent(new PointerEvent('pointerout', away));
  await untilRendered();
  vi.advanceTimersByTime(3100);
  expect(page.dialog.open).toBe(false);
});

test('the thanks stay while a key has led me to a button', async () => {
  const page = await openThanks();
  page.button(actions.another).focus();
  await untilRendered();
  vi.advanceTimersByTime(60_000);
  expect(page.dialog.open).toBe(true);

  page.button(actions.another).blur();
  await untilRendered();
  vi.advanceTimersByTime(3100);
  expect(page.dialog.open).toBe(false);
});

test('« Écrire un autre message » gives me an empty form, with the focus in it', async () => {
  const page = await openFilledIn();
  page.submit();
  await page.shows('success');
  page.button(actions.another).click();
  await page.shows('idle');
  expect(page.dialog.open).toBe(true);
  expect(page.element('message').value).toBe('');
  expect(page.text('title')).toBe(copy.purposes.demo.title);
  expect(document.activeElement).toBe(page.element('firstName'));
});

test('a failure says what to do next, keeps my text, and can be tried again', async () => {
  const error = muteErrors();
  const page = await openFilledIn();
  page.service.mockResolvedValueOnce(refused(500));
  expect(visible(page, failure.message)).toBe(false);
  page.submit();
  await page.shows('error');
  expect(visible(page, failure.message)).toBe(true);
  expect(visible(page, failure.again)).toBe(false);
  expect(page.text('announcement')).toBe('');
  expect(page.text('status')).toBe('');
  expect(page.text('send')).toBe(actions.retry);
  expect(page.element('message').readOnly).toBe(false);
  expect(page.element('message').value).not.toBe('');
  expect(error).toHaveBeenCalledOnce();
  page.submit();
  await page.shows('success');
});

test('a failure that is out of sight comes into view, after « Réessayer », each time', async () => {
  muteErrors();
  const page = await openFilledIn();
  for (const tries of [1, 2]) {
    page.service.mockResolvedValueOnce(refused(500));
    page.submit();
    const seen = Array.from({ length: tries }, () => ['send', 'failure']).flat();
    await vi.waitFor(() => expect(page.broughtIntoView()).toEqual(seen));
  }
});

test('the box of a failure is still there when I close the dialog and open it again', async () => {
  muteErrors();
  const page = await openFilledIn();
  page.service.mockResolvedValueOnce(refused(500));
  page.submit();
  await page.shows('error');
  page.close();
  page.press();
  await untilRendered();
  expect(page.dialog.dataset.status).toBe('error');
  expect(visible(page, failure.message)).toBe(true);
});

test('no answer in fifteen seconds: I am told that my message may have arrived, and can be sent again', async () => {
  muteErrors();
  const page = await openFilledIn();
  page.service.mockReturnValueOnce(new Promise(() => {}));
  holdTimers();
  page.submit();
  await page.shows('sending');
  vi.advanceTimersByTime(15_000);
  await page.shows('error');
  expect(visible(page, failure.timeout)).toBe(true);
  expect(visible(page, failure.again)).toBe(true);
});

test('a message that may have arrived can be sent again as it is, and I am told so', async () => {
  muteErrors();
  const page = await openFilledIn();
  page.service.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  page.submit();
  await page.shows('error');
  expect(visible(page, failure.broken)).toBe(true);
  expect(visible(page, failure.again)).toBe(true);
});

test('a message that is too large is not said to have arrived', async () => {
  muteErrors();
  const page = await openFilledIn();
  page.service.mockResolvedValueOnce(refused(413));
  page.submit();
  await page.shows('error');
  expect(visible(page, failure.tooLarge)).toBe(true);
  expect(visible(page, failure.again)).toBe(false);
});

test.each([
  ['the service refuses it', async () => refused(500), failure.notSent],
  ['it is too large', async () => refused(413), failure.tooLarge],
  ['the connection breaks', () => Promise.reject(new TypeError('broken')), failure.broken],
])(
  'I closed the dialog and %s: the page says what the box says when I open it, and my text is there',
  async (_what, answer, outcome) => {
    muteErrors();
    const page = await openFilledIn();
    const closed = Promise.withResolvers<void>();
    page.service.mockImplementationOnce(() => closed.promise.then(answer));
    page.submit();
    await page.shows('sending');
    page.close();
    closed.resolve();
    await page.shows('error');
    expect(page.text('announcement')).toBe(`${outcome} ${failure.reopen}`);
    page.press();
    expect(page.dialog.dataset.status).toBe('error');
    expect(visible(page, outcome === failure.notSent ? failure.message : outcome)).toBe(true);
    expect(page.element('message').value).not.toBe('');
  },
);

test('I closed the dialog and my message arrived: the page says so for ten seconds', async () => {
  const page = await openFilledIn();
  const answer = Promise.withResolvers<Response>();
  page.service.mockReturnValueOnce(answer.promise);
  page.submit();
  await page.shows('sending');
  page.close();
  holdTimers();
  answer.resolve(new Response('OK'));
  await page.shows('idle');
  expect(page.text('announcement')).toBe(background.sent);
  vi.advanceTimersByTime(9500);
  expect(page.text('announcement')).toBe(background.sent);
  vi.advanceTimersByTime(600);
  expect(page.text('announcement')).toBe('');
});

test('a bot that fills in the trap sends nothing; a person presses again', async () => {
  const error = muteErrors();
  const page = await openFilledIn();
  page.element('reference').value = 'https://spam.example';
  page.submit();
  await page.shows('error');
  expect(page.emails).toEqual([]);
  expect(`${error.mock.calls[0]?.[0]}`).toContain('Le champ piège est rempli');
  page.submit();
  await page.shows('success');
  expect(page.emails).toHaveLength(1);
});
