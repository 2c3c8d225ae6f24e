import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import words from '../../locales/fr/email.json';
import { createI18n } from '../i18n/create-i18n.ts';
import type { Opening, Resources } from '../i18n/resources.ts';
import { settings } from '../site/site.ts';
import { ContactSheet } from './form/ContactSheet.tsx';
import { ContactContext } from './form/contact-context.ts';
import type { Draft } from './letter/fields.ts';
import type { KeptLetter } from './letter/kept.ts';
import { readLetter } from './letter/set-aside.ts';
import { knownSubject } from './letter/subjects.ts';
import { announceResults } from './page/announce-results.ts';
import { rememberFocus } from './page/remember-focus.ts';
import { deliver, initDelivery } from './sending/delivery.ts';
import { emailParameters } from './sending/parameters.ts';
import { type ContactState, initialState } from './state.ts';
import { createStore } from './store.ts';

/** What the page has done with the form before the app takes it over, and what it does for the app. */
interface ContactPage {
  dialog: HTMLDialogElement;
  copy: Resources['contact'];
  /** The button that opened the dialog last, by its name; empty where it has none. */
  opening: string;
  draft: Draft;
  preset: Draft['subject'];
  /** Shows and announces a text on the page, politely. */
  announce(text: string): void;
  /** Called when React has given up: the form stands in the dialog again as the app found it, without the draft. */
  onCrash(draft: Draft): void;
}

/** What the page tells the app. */
export type ContactApp = ReturnType<typeof startContact>;

/**
 * Takes over the form that stands in the page: what was typed, the focus and the caret stay where they are.
 * The form must show what `page` says, or React would make it anew.
 */
export function startContact(page: ContactPage) {
  const { dialog, copy, draft, preset, announce } = page;
  initDelivery(settings.email);
  const opening = knownOpening(page.opening, copy);
  const store = createStore(send, initialState({ open: dialog.open, opening, draft, preset }));
  announceResults(store, announce, copy.background);
  store.subscribe(() => !store.getState().open && dialog.open && dialog.close());
  const untouched = dialog.cloneNode(true);
  const hydrate = (app: ReactNode) =>
    hydrateRoot(dialog, app, {
      onUncaughtError(error) {
        dialog.replaceChildren(...untouched.childNodes);
        page.onCrash(store.getState().draft);
        console.error(error);
      },
    });
  const privacyHref = dialog.querySelector('#contact-privacy')?.getAttribute('href') ?? '';
  const i18n = createI18n(document.documentElement.lang, { contact: copy }, {});
  const returnFocus = rememberFocus(dialog);
  // At once: nothing can be typed in between that React would not know of.
  flushSync(() =>
    hydrate(
      <I18nextProvider i18n={i18n}>
        <ContactContext value={{ store, privacyHref }}>
          <ContactSheet />
        </ContactContext>
      </I18nextProvider>,
    ),
  );
  returnFocus();
  store.dispatch({ type: 'restored', kept: { draft, preset }, interrupted: readLetter() });
  return {
    opened(name: string) {
      const opened = knownOpening(name, copy);
      const subject = knownSubject(opened && copy.openings[opened].subject);
      flushSync(() => store.dispatch({ type: 'opened', opening: opened, subject }));
    },
    closed: () => store.dispatch({ type: 'closed' }),
    submit: () => flushSync(() => store.dispatch({ type: 'submitted', date: new Date().toISOString() })),
  };
}

async function send({ date }: KeptLetter, { draft, opening, attempts }: ContactState, onLate: () => void) {
  // A person whose browser fills the field in passes at the second attempt, which no bot makes.
  if (draft.trap !== '' && attempts === 1) throw new Error(words.errors.trap);
  const { contactEmail: toEmail } = settings;
  const circumstances = { opening, source: location.pathname, date: new Date(date), toEmail };
  await deliver(emailParameters(draft, circumstances), onLate);
}

function knownOpening(name: string, { openings }: Resources['contact']): Opening | null {
  return Object.hasOwn(openings, name) ? (name as Opening) : null;
}
