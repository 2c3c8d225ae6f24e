import { fetchDialogCopy } from '../i18n/dialog-copy.ts';

/** How long a visitor waits for the form before being told of another way, in milliseconds. */
const patience = 15_000;

type Open = (opener: HTMLElement) => void;

let app: Promise<Open> | undefined;
let failures = 0;

/**
 * Makes the opening buttons open the contact dialog, whose app is fetched at the first sign of intent (spec §2, §4).
 * Until this has run, and whenever the app cannot come, they show the direct way to write.
 */
export function openContactOnDemand(): void {
  const direct = document.querySelector<HTMLElement>('#direct-contact');
  const status = document.querySelector<HTMLElement>('[data-contact-status]');
  if (!direct || !status) return;
  const buttons = document.querySelectorAll<HTMLElement>('[data-opening]');
  for (const button of buttons) {
    button.removeAttribute('popovertarget');
    button.setAttribute('aria-haspopup', 'dialog');
  }

  let silence: ReturnType<typeof setTimeout>;
  const announce = (text: string) => {
    clearTimeout(silence);
    status.textContent = text;
    silence = setTimeout(announce, 10_000, '');
  };
  const load = () => {
    const { lang } = document.documentElement;
    app ??= Promise.all([import('../contact/contact-app.tsx'), fetchDialogCopy()])
      .then(([{ startContact }, copy]) =>
        startContact({ language: lang, copy, privacyHref: direct.dataset.privacy ?? '', announce }),
      )
      .catch((error) => {
        app = undefined;
        failures++;
        throw error;
      });
    return app;
  };
  const open = async (button: HTMLElement) => {
    if (button.hasAttribute('aria-busy')) return;
    button.setAttribute('aria-busy', 'true');
    announce(direct.dataset.busy ?? '');
    try {
      const impatience = new Promise<never>((_, reject) => setTimeout(reject, patience));
      (await Promise.race([load(), impatience]))(button);
    } catch {
      // Some browsers remember that a script failed, and an old page asks for files that a new release has replaced: when
      // it fails again while the site answers, a fresh copy of this page opens the dialog.
      if (failures > 1 && (await isReachable())) {
        history.replaceState({ opening: button.dataset.opening }, '');
        return location.reload();
      }
      const reason = direct.querySelector('[data-direct-reason]');
      if (reason) reason.textContent = direct.dataset.failed ?? '';
      direct.showPopover?.();
      direct.focus();
    } finally {
      button.removeAttribute('aria-busy');
      announce('');
    }
  };

  const openerOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('[data-opening]');
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(intent, (event) => openerOf(event) && load().catch(() => {}), { passive: true });
  }
  addEventListener('click', (event) => {
    const button = openerOf(event);
    if (button) open(button);
  });

  const opening = history.state?.opening;
  if (opening) {
    history.replaceState(null, '');
    const button = [...buttons].find(
      (one) => one.dataset.opening === opening && one.getClientRects().length > 0 && !one.closest('details'),
    );
    if (button) open(button);
  }
}

function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
