import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import words from '../../locales/fr/email.json';
import type { Opening } from '../components/openings.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import type { Resources } from '../i18n/resources.ts';
import { settings } from '../site/site.ts';
import { announceResults } from './announce-results.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactProvider } from './ContactProvider.tsx';
import { deliver, initDelivery } from './delivery.ts';
import styles from './dialog.css?inline';
import { emailParameters } from './parameters.ts';
import type { ContactState } from './state.ts';
import { createStore } from './store.ts';

/** What the page that the dialog opens on tells the app. */
export interface ContactPage {
  language: string;
  copy: Resources['contact'];
  privacyHref: string;
  /** Shows and announces a text on the page, politely. */
  announce(text: string): void;
}

/**
 * Puts the contact dialog, closed, into the page; call it once.
 * @returns a function that opens it for a button; the focus returns to that button.
 */
export function startContact({ language, copy, privacyHref, announce }: ContactPage): (opener: HTMLElement) => void {
  // Constructed, so that the styles need no request of their own that could fail and no inline style for a CSP to refuse.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  initDelivery(settings.email);
  const i18n = createI18n(language, { contact: copy }, {});
  const store = createStore(send);
  announceResults(store, announce, copy.background);
  let opener: HTMLElement | null = null;
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <ContactProvider store={store} privacyHref={privacyHref} returnFocus={() => opener && focusAgain(opener)}>
        <ContactDialog />
      </ContactProvider>
    </I18nextProvider>,
  );
  return (button) => {
    opener = button;
    const opening = knownOpening(button.dataset.opening, copy);
    store.dispatch({ type: 'opened', opening, subject: subjectOf(opening, copy) });
  };
}

async function send({ draft, opening }: ContactState, onLate: () => void): Promise<void> {
  if (draft.trap !== '') throw new Error(words.errors.trap);
  const { contactEmail: toEmail } = settings;
  await deliver(emailParameters(draft, { opening, source: location.pathname, date: new Date(), toEmail }), onLate);
}

function knownOpening(name: string | undefined, { openings }: Resources['contact']): Opening | null {
  return name !== undefined && Object.hasOwn(openings, name) ? (name as Opening) : null;
}

function subjectOf(opening: Opening | null, { openings, subjects }: Resources['contact']) {
  const name = opening ? openings[opening].subject : '';
  return Object.hasOwn(subjects, name) ? (name as keyof typeof subjects) : '';
}

/** A button in a menu that has closed meanwhile cannot take the focus: its menu's own button does. */
function focusAgain(opener: HTMLElement): void {
  const closedMenu = opener.closest('details:not([open])');
  const target = closedMenu?.querySelector('summary') ?? opener;
  target.focus({ preventScroll: true });
}
