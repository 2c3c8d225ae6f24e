import type { Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import copy from '../../../locales/fr/contact.json' with { type: 'json' };
import { ContactButton } from '../../../src/components/ContactButton.tsx';
import { ContactDialog } from '../../../src/contact/markup/ContactDialog.tsx';
import { DirectContact } from '../../../src/contact/markup/DirectContact.tsx';
import { href } from '../../../src/href.ts';
import { pageI18n } from '../../../src/i18n/page-i18n.ts';
import type { Purpose } from '../../../src/i18n/resources.ts';
import { PageContext } from '../../../src/page-context.ts';
import { claireTypes } from '../../claire.ts';

export { copy };

const { addEventListener: listen, setTimeout: startTimer } = window;

/** What React renders for the pages of this test. */
const roots: Root[] = [];
vi.doMock('react-dom/client', async (original) => {
  const { createRoot } = await original<typeof import('react-dom/client')>();
  const noteRoot: typeof createRoot = (...args) => {
    const root = createRoot(...args);
    roots.push(root);
    return root;
  };
  return { createRoot: noteRoot };
});

// Each test of a file that imports this starts in a new tab, and leaves nothing of itself to the next.
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// jsdom has no mail program, and says so.
document.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement) {
    event.preventDefault();
  }
});

const purposes = ['demo', 'hosting', 'overtime'] as const satisfies Purpose[];

const html = renderToStaticMarkup(
  <I18nextProvider i18n={pageI18n('fr')}>
    <PageContext
      value={{ page: 'home', language: 'fr', formats: 'fr-FR', href, linksOf: () => [] }}
    >
      <main tabIndex={-1}>
        {purposes.map((purpose) => (
          <ContactButton key={purpose} purpose={purpose}>
            {purpose}
          </ContactButton>
        ))}
      </main>
      <DirectContact />
      <ContactDialog />
    </PageContext>
  </I18nextProvider>,
);

/** The e-mails that the service was asked to send, as their parameters. */
type Emails = Record<string, string>[];

/** What a visitor sees and does on a page with contact buttons, with the page's own script. */
export type OpenPage = Awaited<ReturnType<typeof openPage>>;

/**
 * Loads the buttons and the dialog as they are built, and runs the page's script. What jsdom lacks of `<dialog>` is added;
 * the e-mail service answers 200, until `service` says otherwise.
 * @param prepare changes the page before its script runs.
 */
export async function openPage(prepare: () => void = () => {}) {
  vi.resetModules();
  failOnErrors();
  const leave = bindToPage();
  const scrollIntoView = addWhatJsdomLacks();
  const emails: Emails = [];
  const service = vi.fn(async () => new Response('OK'));
  const texts = vi.fn(async () => Response.json(copy));
  onTestFinished(async () => {
    leave();
    // React that is on its way arrives within the test: afterwards there is no page for it.
    if (texts.mock.calls.length > 0) {
      await import('../../../src/contact/submission/start-submission.tsx');
    }
    await untilRendered();
    // Its effects hold listeners of the document.
    for (const root of roots.splice(0)) {
      root.unmount();
    }
  });
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (!address.endsWith('/send')) {
      return texts();
    }
    emails.push(JSON.parse(`${request?.body}`).template_params);
    return service();
  });
  document.documentElement.lang = 'fr';
  document.documentElement.dataset.dialogCopy = '/assets/contact-fr.json';
  document.body.innerHTML = html;
  prepare();

  const { settings } = await import('../../../src/site/site.ts');
  Object.assign(settings.email, { publicKey: 'key', serviceId: 'service', templateId: 'template' });
  const { startContactForm } = await import('../../../src/contact/page/start-contact-form.ts');
  startContactForm();
  appear();

  function element<Kind extends HTMLElement = HTMLInputElement>(name: string): Kind {
    return document.getElementById(`contact-${name}`) as Kind;
  }
  const dialog = element<HTMLDialogElement>('dialog');
  const form = element<HTMLFormElement>('form');

  /**
   * Presses a contact button.
   * @param way `detail` of the click: 0 for a key, 1 for a mouse.
   * @returns whether the browser would go on to open the panel with the e-mail address.
   */
  function press(purpose: (typeof purposes)[number] = 'demo', way = 1): boolean {
    const click = new MouseEvent('click', { detail: way, bubbles: true, cancelable: true });
    return contactButton(purpose).dispatchEvent(click);
  }
  function type(name: string, text: string): void {
    element(name).value = text;
    element(name).dispatchEvent(new Event('input', { bubbles: true }));
  }
  function fill(change: Record<string, string> = {}): void {
    for (const [name, text] of Object.entries({ ...claireTypes, ...change })) {
      type(name, text);
    }
    element('consent').checked = true;
  }
  /** Has React answer « Envoyer », as it does soon after the form was opened. */
  async function react(): Promise<void> {
    await vi.waitFor(() => expect(form.dataset.ready).toBeDefined(), 5000);
  }
  /** Waits until the dialog shows this status, with all that belongs to it. */
  async function shows(status: string): Promise<void> {
    await vi.waitFor(() => expect(dialog.dataset.status).toBe(status), 5000);
    if (status === 'success') {
      // Last of all, React makes the thanks the description of the dialog, and starts their three seconds.
      const description = () => dialog.getAttribute('aria-describedby');
      await vi.waitFor(() => expect(description()).toBe('contact-thanks'), 5000);
    }
    await untilRendered();
  }
  function button(label: string): HTMLButtonElement {
    const buttons = [...dialog.querySelectorAll('button')];
    return buttons.find(({ textContent }) => textContent === label) as HTMLButtonElement;
  }
  return {
    emails,
    service,
    texts,
    leave,
    element,
    dialog,
    form,
    press,
    type,
    fill,
    react,
    /** Finds a button of the dialog by its label. */
    button,
    /** Presses « Envoyer ». */
    submit: () => element<HTMLButtonElement>('send').click(),
    close: () => dialog.close(),
    /** The text of a part of the dialog, or of the page's announcement. */
    text: (name: string) => element(name)?.textContent,
    shows,
    /** The messages under the fields. */
    errors: () => [...dialog.querySelectorAll('[id$=-error]')].map((error) => error.textContent),
    /** The parts of the dialog that were brought into view, by their id without `contact-`, the last one last. */
    broughtIntoView: () => scrollIntoView.mock.contexts.map(({ id }) => id.replace('contact-', '')),
  };
}

/** Opens a page whose form is open, filled in, and answered by React. */
export async function openFilledIn(change: Record<string, string> = {}): Promise<OpenPage> {
  const page = await openPage();
  page.press();
  page.fill(change);
  await page.react();
  return page;
}

/** Finds the contact button for a purpose. */
export function contactButton(purpose: (typeof purposes)[number] = 'demo'): HTMLElement {
  return document.querySelector(`[data-purpose=${purpose}]`) as HTMLElement;
}

/**
 * Opens the panel with the e-mail address, as a browser with popovers does when a contact button is pressed before the
 * page's script is there. Closed while it has the focus, it gives the focus back to what had it, as popovers do.
 * @param focused what had the focus at the press: the button, but not in Safari.
 */
export function openPanel(focused: HTMLElement | null): HTMLElement {
  const panel = document.querySelector('#direct-contact') as HTMLElement;
  let isOpen = true;
  panel.style.display = 'block';
  return Object.assign(panel, {
    popover: 'auto',
    matches: (selector: string) => selector === ':popover-open' && isOpen,
    hidePopover() {
      const hadFocus = panel === document.activeElement;
      isOpen = false;
      panel.style.display = 'none';
      if (hadFocus) {
        panel.blur();
        focused?.focus();
      }
    },
  });
}

/**
 * Has the timers of the page run when the test says so (`vi.advanceTimersByTime`). While the test waits, `vi.waitFor`
 * moves the time too, by 50 ms each time it looks.
 */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Keeps the errors that a test provokes out of its output. @returns the spy that notes them. */
export function muteErrors() {
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** The page comes into view: just loaded, or as the browser kept it. */
export function appear(persisted = false): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

/**
 * Lets React render what it was told, and run its effects, where the page shows nothing that a test could wait for. Each
 * takes React a turn of Node's loop, and both are done again for what the effects have changed.
 */
export async function untilRendered(): Promise<void> {
  const turns = 4;
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** @returns whether the browser would ask before the page is left. */
export function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/**
 * Has the window's listeners and the timers that the page starts end when it is left.
 * @returns a function that leaves the page.
 */
function bindToPage(): () => void {
  const page = new AbortController();
  const ending: typeof addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
  ) => listen.call(window, type, listener, { signal: page.signal });
  vi.stubGlobal('addEventListener', ending);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('setTimeout', (callback: (...given: unknown[]) => void, ...rest: [number?]) =>
    startTimer((...given: unknown[]) => page.signal.aborted || callback(...given), ...rest),
  );
  return () => page.abort();
}

/** @returns what is called instead of scrolling, as nothing scrolls in jsdom. */
function addWhatJsdomLacks() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) {
        throw new DOMException('already open', 'InvalidStateError');
      }
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (this.open) {
        this.open = false;
        this.dispatchEvent(new Event('close'));
      }
    },
  });
  const scrollIntoView = vi.fn<(this: HTMLElement, options?: unknown) => void>();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  return scrollIntoView;
}

/** Fails the test where a listener of the page throws: a visitor's console would have the error. */
function failOnErrors(): void {
  const errors: unknown[] = [];
  const note = (event: Event) => errors.push((event as ErrorEvent).error);
  listen.call(window, 'error', note);
  onTestFinished(() => {
    removeEventListener('error', note);
    expect(errors).toEqual([]);
  });
}
